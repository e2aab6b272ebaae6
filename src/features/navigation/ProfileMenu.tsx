import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import AudioLines from "lucide-react/icons/audio-lines";
import ChevronDown from "lucide-react/icons/chevron-down";
import Heart from "lucide-react/icons/heart";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { AppLink } from "#src/lib/app-link.tsx";
import { initials } from "#src/lib/initials.ts";
import { menuItemClass, menuSeparatorClass } from "#src/ui/menu-class.ts";
import { Popover } from "#src/ui/Popover.tsx";
import styles from "./ProfileMenu.module.css";

export interface Person {
  name: string;
  isOwner: boolean;
}

interface ProfileMenuProps {
  person: Person;
  onLogout: () => void;
  /** Absent where the server does not offer it. */
  onChangePassword?: (() => void) | undefined;
}

/** The profile disclosure, which shows the user's name; its links depend on the role. */
export function ProfileMenu({ person, onLogout, onChangePassword }: ProfileMenuProps) {
  return (
    <Popover
      className={styles["menu"]}
      trigger={(props, isOpen) => (
        <button {...props} className={clsx(styles["profile"], isOpen && styles["open"])}>
          <span className={styles["initials"]} aria-hidden="true">
            {initials(person.name)}
          </span>
          <span className={styles["name"]}>{person.name}</span>
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => {
        const closing = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <ul>
              {person.isOwner && (
                <li>
                  <AppLink to="/owner/dashboard" className={menuItemClass} onClick={close}>
                    <LayoutDashboard size={18} aria-hidden="true" />
                    <Trans>My Dashboard</Trans>
                  </AppLink>
                </li>
              )}
              <li>
                <AppLink to="/panel" className={menuItemClass} onClick={close}>
                  <AudioLines size={18} aria-hidden="true" />
                  <Trans>My Panel</Trans>
                </AppLink>
              </li>
              {!person.isOwner && (
                <li>
                  <AppLink to="/liked-voices" className={menuItemClass} onClick={close}>
                    <Heart size={18} aria-hidden="true" />
                    <Trans>Liked Voices</Trans>
                  </AppLink>
                </li>
              )}
            </ul>
            <div className={menuSeparatorClass} />
            {onChangePassword && (
              <button type="button" className={menuItemClass} onClick={closing(onChangePassword)}>
                <KeyRound size={18} aria-hidden="true" />
                <Trans>Change password</Trans>
              </button>
            )}
            <button type="button" className={menuItemClass} onClick={closing(onLogout)}>
              <LogOut size={18} aria-hidden="true" />
              <Trans>Logout</Trans>
            </button>
          </>
        );
      }}
    </Popover>
  );
}
