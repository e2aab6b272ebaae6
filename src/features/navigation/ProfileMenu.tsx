import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useSyncExternalStore } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { isCatalogueWhole, onSentences } from "#src/lib/i18n/locale.ts";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import type { ProfileLinksProps } from "./ProfileLinks.tsx";
import styles from "./ProfileMenu.module.css";

const ProfileLinks = lazyPart(() => import("./ProfileLinks.tsx").then((code) => code.ProfileLinks));

interface ProfileMenuProps extends Omit<ProfileLinksProps, "close"> {
  name: string;
}

/** The profile menu; its button shows the user's name. Its links come when the page is idle, or with the button. */
export function ProfileMenu({ name, ...rest }: ProfileMenuProps) {
  const isIdle = useSyncExternalStore(onSentences, isCatalogueWhole);
  useEffect(() => {
    if (isIdle) ProfileLinks.preload();
  }, [isIdle]);
  return (
    <Popover
      className={styles["menu"]}
      trigger={(props, isOpen) => (
        <button
          {...props}
          className={clsx(styles["profile"], isOpen && styles["open"])}
          onPointerEnter={ProfileLinks.preload}
          onFocus={ProfileLinks.preload}
        >
          <Initials name={name} />
          <span className={styles["name"]}>{name}</span>
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close, isOpen) => isOpen && <ProfileLinks {...rest} close={close} onMissing={close} />}
    </Popover>
  );
}
