import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import AudioLines from "lucide-react/icons/audio-lines";
import Heart from "lucide-react/icons/heart";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { logOut } from "#src/features/session/log-out.ts";
import { mayLeave } from "#src/lib/leaving.ts";
import { menuItemClass, menuSeparatorClass } from "#src/ui/menu-class.ts";
import { ProfileLink } from "./ProfileLink.tsx";

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
          <ProfileLink to="/owner/dashboard" onClick={close}>
            <LayoutDashboard size={18} aria-hidden="true" />
            <Trans>My Dashboard</Trans>
          </ProfileLink>
        )}
        <ProfileLink to="/panel" onClick={close}>
          <AudioLines size={18} aria-hidden="true" />
          <Trans>My Panel</Trans>
        </ProfileLink>
        {!isOwner && (
          <ProfileLink to="/liked-voices" onClick={close}>
            <Heart size={18} aria-hidden="true" />
            <Trans>Liked Voices</Trans>
          </ProfileLink>
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
