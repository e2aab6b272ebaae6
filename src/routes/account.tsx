import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#src/features/account/AccountPage.tsx";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { requireFeature, requireSession } from "#src/session/require-session.ts";
import { useUserKey } from "#src/session/use-session.ts";

/** Whoever is signed in, on servers with the feature `accounts`. */
export const Route = createFileRoute("/account")({
  beforeLoad: async (guard) => {
    const context = await requireSession(guard);
    requireFeature("accounts")({ context });
    return context;
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
