import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import ListPlus from "lucide-react/icons/list-plus";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./AddToList.module.css";
import { AddToListMenu } from "./AddToListMenu.tsx";

/** Adds several voices to lists. Only with the feature `lists`. */
export const AddManyButton = ({ voices }: { voices: readonly Voice[] }) => (
  <Popover
    className={styles["menu"]}
    trigger={(trigger, isOpen) => (
      <Button
        {...trigger}
        className={clsx(styles["many"], isOpen && styles["open"])}
        icon={<ListPlus size={18} aria-hidden="true" />}
      >
        <span className={styles["word"]}>
          <Trans comment="Button: opens the menu of lists for several voices">Add to list</Trans>
        </span>
      </Button>
    )}
  >
    {(_close, isOpen) => isOpen && <AddToListMenu voices={voices} />}
  </Popover>
);
