import { createFileRoute, Outlet } from "@tanstack/react-router";
import { UndoRemoval } from "#src/features/lists/UndoRemoval.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** Lists of voices, for both roles: only on servers with the feature `lists`. */
export const Route = createFileRoute("/_client/lists")({
  beforeLoad: requireFeature("lists"),
  // A list that was deleted on its own page is brought back on the page of all.
  component: () => (
    <>
      <Outlet />
      <UndoRemoval />
    </>
  ),
});
