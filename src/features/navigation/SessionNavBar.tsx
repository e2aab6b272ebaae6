import { useEffect, useState } from "react";
import { displayName, offers } from "#src/features/session/session.ts";
import { useIsSessionAwaited, useSession } from "#src/features/session/use-session.ts";
import { onSessionEnd } from "#src/lib/session-end.ts";
import { useLater } from "#src/lib/use-later.ts";
import { NavBar } from "./NavBar.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";

const loadDialog = () =>
  import("#src/features/session/PasswordDialog.tsx").then((code) => code.PasswordDialog);

/** The bar of whoever is signed in. */
export function SessionNavBar() {
  const session = useSession();
  const isAwaited = useIsSessionAwaited();
  const { Loaded: PasswordDialog, need } = useLater(loadDialog);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    const forget = onSessionEnd(() => setChanging(false));
    return () => void forget();
  }, []);
  const change = () => {
    setChanging(true);
    need(() => setChanging(false));
  };
  if (!session) return isAwaited ? <NavBar profile={null} /> : <NavBar />;
  return (
    <>
      <NavBar
        profile={
          <ProfileMenu
            name={displayName(session)}
            isOwner={session.userType === "owner"}
            onChangePassword={offers(session, "password") ? change : undefined}
          />
        }
      />
      {PasswordDialog && <PasswordDialog open={isChanging} onClose={() => setChanging(false)} />}
    </>
  );
}
