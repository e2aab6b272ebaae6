import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireOwner } from "#src/features/session/require-session.ts";
import { useWhosePage } from "#src/features/session/use-session.ts";
import { completeCatalogue } from "#src/lib/locale.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({
  beforeLoad: async (guarded) => {
    const [session] = await Promise.all([requireOwner(guarded), completeCatalogue()]);
    return session;
  },
  component: Layout,
});

function Layout() {
  const { session } = Route.useRouteContext();
  return <Outlet key={useWhosePage(session)} />;
}
