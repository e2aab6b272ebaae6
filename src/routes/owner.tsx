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
const OwnerParts = lazyPart(() => import("./owner/-OwnerParts.tsx").then((code) => code.OwnerParts));

function Layout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <Outlet key={useUserKey(session)} />
      <OwnerParts session={session} />
    </>
  );
}
