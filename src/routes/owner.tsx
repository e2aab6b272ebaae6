import { createFileRoute, Outlet } from "@tanstack/react-router";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { requireOwner } from "#src/session/require-session.ts";
import { useUserKey } from "#src/session/use-session.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({
  beforeLoad: requireOwner,
  component: Layout,
});

/** This layout belongs to the code of every page; only owners need this. */
const ProofMount = lazyPart(() =>
  import("#src/session/proof/ProofMount.tsx").then((code) => code.ProofMount),
);

function Layout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <Outlet key={useUserKey(session)} />
      <ProofMount />
    </>
  );
}
