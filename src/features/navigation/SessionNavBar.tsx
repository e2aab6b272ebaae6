import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useAuthState } from "#src/features/session/auth-state.ts";
import { logout } from "#src/features/session/mutations.ts";
import { displayName, offers } from "#src/features/session/session.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { mayLeave } from "#src/lib/leaving.ts";
import { onSessionEnd } from "#src/lib/session-end.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Toast } from "#src/ui/Toast.tsx";
import { NavBar } from "./NavBar.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";

const loadDialog = async () => (await import("#src/features/session/PasswordDialog.tsx")).PasswordDialog;

/** The bar of whoever is signed in. */
export function SessionNavBar() {
  const session = useSession();
  const { authCheckStatus } = useAuthState();
  const { mutate: endSession } = useMutation(logout);
  const [PasswordDialog, load] = useLoaded(loadDialog);
  const [isChanging, setChanging] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const forget = onSessionEnd(() => setChanging(false));
    return () => void forget();
  }, []);
  const change = () => {
    setChanging(true);
    setMissing(false);
    load().catch(() => {
      setChanging(false);
      setMissing(true);
    });
  };
  if (!session) return authCheckStatus === "pending" ? <NavBar profile={null} /> : <NavBar />;
  return (
    <>
      <NavBar
        profile={
          <ProfileMenu
            person={{ name: displayName(session), isOwner: session.userType === "owner" }}
            onLogout={() => void mayLeave().then((may) => may && endSession())}
            onChangePassword={offers(session, "password") ? change : undefined}
          />
        }
      />
      {PasswordDialog && <PasswordDialog open={isChanging} onClose={() => setChanging(false)} />}
      <Toast kind="failure" onClose={() => setMissing(false)}>
        {isMissing && <Trans>Something went wrong, please try again</Trans>}
      </Toast>
    </>
  );
}
