import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useAuthState } from "#src/features/session/auth-state.ts";
import { logout } from "#src/features/session/mutations.ts";
import { displayName, offers } from "#src/features/session/session.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { mayLeave } from "#src/lib/leaving.ts";
import { NavBar } from "./NavBar.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";

const PasswordDialog = lazy(() =>
  import("#src/features/session/PasswordDialog.tsx").then((module) => ({ default: module.PasswordDialog })),
);

/** The bar of whoever is signed in. */
export function SessionNavBar() {
  const session = useSession();
  const { authCheckStatus } = useAuthState();
  const { mutate: endSession } = useMutation(logout);
  const [isChanging, setChanging] = useState<boolean>();
  if (!session) return authCheckStatus === "pending" ? <NavBar profile={null} /> : <NavBar />;
  return (
    <>
      <NavBar
        profile={
          <ProfileMenu
            person={{ name: displayName(session), isOwner: session.userType === "owner" }}
            onLogout={() => void mayLeave().then((may) => may && endSession())}
            onChangePassword={offers(session, "password") ? () => setChanging(true) : undefined}
          />
        }
      />
      {isChanging !== undefined && (
        <Suspense>
          <PasswordDialog open={isChanging} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
