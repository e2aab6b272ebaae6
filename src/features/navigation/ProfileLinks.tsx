import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import AudioLines from "lucide-react/icons/audio-lines";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import Heart from "lucide-react/icons/heart";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListMusic from "lucide-react/icons/list-music";
import LogOut from "lucide-react/icons/log-out";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { mayLeave } from "#src/lib/drafts/leaving.ts";
import { AppLink, type AppPath } from "#src/lib/i18n/app-link.tsx";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { logOut } from "#src/session/log-out.ts";
import { SocialLinks } from "./footer/SocialLinks.tsx";
import styles from "./ProfileMenu.module.css";
import { useOtherTheme } from "./ThemeSwitch.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";

interface ProfileLinkProps {
  to: AppPath;
  onClick: () => void;
  /** An icon and a name. */
  children: ReactNode;
}

const ProfileLink = ({ to, onClick, children }: ProfileLinkProps) => (
  <li>
    <AppLink to={to} className={menuItemClass} onClick={onClick}>
      {children}
    </AppLink>
  </li>
);

/** Whether the bar has no room for theme and social links (bar/NavBar.module.css). */
const useFoldedBar = mediaQueryHook("(900px <= width < 1320px)");

export interface ProfileLinksProps {
  isOwner: boolean;
  /** Whether this server has lists of voices. */
  hasLists: boolean;
  /** Whether this server has the page `/account`. */
  hasAccount: boolean;
  /** Undefined on servers without that feature. */
  onChangePassword?: (() => void) | undefined;
  /** Closes the menu. */
  close: () => void;
}

/** The content of the profile menu; its links depend on the role. */
export function ProfileLinks({ isOwner, hasLists, hasAccount, onChangePassword, close }: ProfileLinksProps) {
  const queryClient = useQueryClient();
  const isFolded = useFoldedBar();
  const theme = useOtherTheme();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    // What stood here while they were on their way had the focus, and is gone.
    if (document.activeElement === document.body && current?.checkVisibility())
      current.querySelector("a")?.focus();
  }, []);
  const closeThen = (act: () => void) => () => {
    close();
    act();
  };
  const leaveAndLogOut = async () => {
    if (await mayLeave()) await logOut(queryClient);
  };
  return (
    <>
      <ul ref={list}>
        {isOwner && (
          <ProfileLink to="/owner/dashboard" onClick={close}>
            <LayoutDashboard size={18} aria-hidden="true" />
            <Trans comment="Menu entry of owners, fixed by the specification">My Dashboard</Trans>
          </ProfileLink>
        )}
        <ProfileLink to="/panel" onClick={close}>
          <AudioLines size={18} aria-hidden="true" />
          <Trans comment="Menu entry: the voice library, fixed by the specification">My Panel</Trans>
        </ProfileLink>
        {!isOwner && (
          <ProfileLink to="/liked-voices" onClick={close}>
            <Heart size={18} aria-hidden="true" />
            <Trans>Liked Voices</Trans>
          </ProfileLink>
        )}
        {isOwner && hasLists && (
          <ProfileLink to="/lists" onClick={close}>
            <ListMusic size={18} aria-hidden="true" />
            <Trans comment="Link of the bar: lists of voices">Lists</Trans>
          </ProfileLink>
        )}
      </ul>
      <div className={menuSeparatorClass} />
      {isFolded && (
        <>
          <button type="button" className={menuItemClass} onClick={closeThen(theme.choose)}>
            <theme.Icon size={18} aria-hidden="true" />
            {theme.name}
          </button>
          <SocialLinks className={styles["social"]} />
          <div className={menuSeparatorClass} />
        </>
      )}
      {hasAccount && (
        <AppLink to="/account" className={menuItemClass} onClick={close}>
          <CircleUserRound size={18} aria-hidden="true" />
          <Trans>My account</Trans>
        </AppLink>
      )}
      {onChangePassword && (
        <button type="button" className={menuItemClass} onClick={closeThen(onChangePassword)}>
          <KeyRound size={18} aria-hidden="true" />
          <Trans>Change password</Trans>
        </button>
      )}
      <button type="button" className={menuItemClass} onClick={closeThen(() => void leaveAndLogOut())}>
        <LogOut size={18} aria-hidden="true" />
        <Trans comment="Menu entry, fixed by the specification">Logout</Trans>
      </button>
    </>
  );
}
