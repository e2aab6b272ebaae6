import { useEffect, useState, type ReactNode } from "react";
import { useNarrowScreen } from "#src/lib/browser/small-screen.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { displayName, serverHas } from "#src/session/session.ts";
import { useIsSessionFetching, useSession } from "#src/session/use-session.ts";
import { FoldedSocialLinks } from "#src/features/navigation/footer/FoldedSocialLinks.tsx";
import { MainLinks } from "./MainLinks.tsx";
import { NavBar } from "./NavBar.tsx";
import { ProfileMenu } from "#src/features/navigation/ProfileMenu.tsx";

export interface SessionNavBarProps {
  pathname: string;
  /** Renders the password dialog; it calls `onMissing` when its code cannot be loaded. */
  passwordDialog: (props: { open: boolean; onClose: () => void; onMissing: () => void }) => ReactNode;
}

/** The navigation bar with the session's links and its profile menu. */
export function SessionNavBar({ pathname, passwordDialog }: SessionNavBarProps) {
  const session = useSession();
  const isFetching = useIsSessionFetching();
  const isNarrow = useNarrowScreen();
  const [password, setPassword] = useState<"unused" | "open" | "closed">("unused");
  useEffect(() => {
    return onSessionEnd(() => setPassword("closed"));
  }, []);
  if (!session) return isFetching ? <NavBar profile={null} /> : <NavBar />;
  return (
    <>
      <NavBar
        links={!isNarrow && <MainLinks session={session} pathname={pathname} />}
        social={<FoldedSocialLinks />}
        folds
        profile={
          <ProfileMenu
            name={displayName(session)}
            isOwner={session.userType === "owner"}
            hasLists={serverHas(session, "lists")}
            hasAccount={serverHas(session, "accounts")}
            onChangePassword={serverHas(session, "password") ? () => setPassword("open") : undefined}
          />
        }
      />
      {password !== "unused" &&
        passwordDialog({
          open: password === "open",
          onClose: () => setPassword("closed"),
          onMissing: () => setPassword("unused"),
        })}
    </>
  );
}
