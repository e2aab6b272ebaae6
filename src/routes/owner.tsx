import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireOwner } from "#src/session/require-session.ts";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { useUserKey } from "#src/session/use-session.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({
  beforeLoad: requireOwner,
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
