import { createFileRoute, Outlet } from "@tanstack/react-router";
import { catalogues as ownerSentences } from "virtual:sentences/owner";
import { addSentences } from "#src/lib/i18n/locale.ts";
import { requireOwner } from "#src/session/require-session.ts";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { useUserKey } from "#src/session/use-session.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({
  beforeLoad: async (guard) => {
    const [context] = await Promise.all([requireOwner(guard), addSentences(ownerSentences)]);
    return context;
  },
  component: Layout,
});

function Layout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <Outlet key={useUserKey(session)} />
      <ProofMount />
    </>
  );
}
