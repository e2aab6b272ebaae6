import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { initials } from "#src/lib/initials.ts";
import { useLater } from "#src/lib/use-later.ts";
import { Awaited } from "#src/ui/Awaited.tsx";
import { Popover } from "#src/ui/Popover.tsx";
import type { ProfileLinksProps } from "./ProfileLinks.tsx";
import styles from "./ProfileMenu.module.css";

const loadLinks = () => import("./ProfileLinks.tsx").then((code) => code.ProfileLinks);

interface ProfileMenuProps extends Omit<ProfileLinksProps, "close"> {
  name: string;
}

/** The profile disclosure, which shows the user's name; what is in it comes with the first hover, focus or press. */
export function ProfileMenu({ name, ...rest }: ProfileMenuProps) {
  const { Loaded: Links, prepare, need } = useLater(loadLinks);
  return (
    <Popover
      className={styles["menu"]}
      onOpen={need}
      trigger={(props, isOpen) => (
        <button
          {...props}
          className={clsx(styles["profile"], isOpen && styles["open"])}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <span className={styles["initials"]} aria-hidden="true">
            {initials(name)}
          </span>
          <span className={styles["name"]}>{name}</span>
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (Links ? <Links {...rest} close={close} /> : <Awaited />)}
    </Popover>
  );
}
