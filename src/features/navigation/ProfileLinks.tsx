import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import AudioLines from "lucide-react/icons/audio-lines";
import Heart from "lucide-react/icons/heart";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { logOut } from "#src/features/session/log-out.ts";
import { AppLink } from "#src/lib/app-link.tsx";
import { mayLeave } from "#src/lib/leaving.ts";
import { menuItemClass, menuSeparatorClass } from "#src/ui/menu-class.ts";

export interface ProfileLinksProps {
  isOwner: boolean;
  /** Absent where the server does not offer it. */
  onChangePassword?: (() => void) | undefined;
  /** Closes the menu. */
  close: () => void;
}

/** What the profile disclosure holds; its links depend on the role. */
export function ProfileLinks({ isOwner, onChangePassword, close }: ProfileLinksProps) {
  const queryClient = useQueryClient();
  const closing = (act: () => void) => () => {
    close();
    act();
  };
  const leave = async () => {
    if (await mayLeave()) await logOut(queryClient);
  };
  return (
    <>
      <ul>
        {isOwner && (
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
        {!isOwner && (
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
      <button type="button" className={menuItemClass} onClick={closing(() => void leave())}>
        <LogOut size={18} aria-hidden="true" />
        <Trans>Logout</Trans>
      </button>
    </>
  );
}
