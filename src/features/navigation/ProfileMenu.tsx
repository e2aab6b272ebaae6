import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { ProfileLinks, type ProfileLinksProps } from "./ProfileLinks.tsx";
import styles from "./ProfileMenu.module.css";

interface ProfileMenuProps extends Omit<ProfileLinksProps, "close"> {
  name: string;
}

/** The profile menu; its button shows the user's name. */
export function ProfileMenu({ name, ...rest }: ProfileMenuProps) {
  return (
    <Popover
      className={styles["menu"]}
      trigger={(props, isOpen) => (
        <button {...props} className={clsx(styles["profile"], isOpen && styles["open"])}>
          <Initials name={name} />
          <span className={styles["name"]}>{name}</span>
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => <ProfileLinks {...rest} close={close} />}
    </Popover>
  );
}
