import { createFileRoute, redirect } from "@tanstack/react-router";
import { AccountPage } from "#src/features/account/AccountPage.tsx";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { requireSession } from "#src/session/require-session.ts";
import { serverHas, startPage } from "#src/session/session.ts";
import { useUserKey } from "#src/session/use-session.ts";

/** Whoever is signed in, on servers with the feature `accounts`. */
export const Route = createFileRoute("/account")({
  beforeLoad: async (guard) => {
    const { session } = await requireSession(guard);
    if (!serverHas(session, "accounts")) throw redirect({ to: startPage(session), replace: true });
    return { session };
  },
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <AccountPage key={useUserKey(session)} session={session} />
      <ProofMount />
    </>
  );
}
