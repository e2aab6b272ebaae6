import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ListPlus from "lucide-react/icons/list-plus";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./AddToList.module.css";

const AddToListMenu = lazyPart(() => import("./AddToListMenu.tsx").then((code) => code.AddToListMenu));

interface AddBesideProps {
  voice: Voice;
  /** The card’s button. */
  children: ReactNode;
}

/** A card’s button, and beside it the one that adds the voice to lists. Only with the feature `lists`. */
export function AddBeside({ voice, children }: AddBesideProps) {
  const { t } = useLingui();
  const name = voice.voiceArtistName;
  return (
    <div className={styles["beside"]}>
      {children}
      <Popover
        className={styles["menu"]}
        trigger={(trigger, isOpen) => (
          <IconButton
            {...trigger}
            look="outline"
            className={clsx(isOpen && styles["open"])}
            label={t({ message: `Add to list: ${name}`, comment: "Name of a button; name is an artist’s" })}
            icon={<ListPlus size={18} />}
            onPointerEnter={AddToListMenu.preload}
            onFocus={AddToListMenu.preload}
          />
        )}
      >
        {(close, isOpen) => isOpen && <AddToListMenu voices={[voice]} onMissing={close} />}
      </Popover>
    </div>
  );
}
