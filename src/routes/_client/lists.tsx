import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { UndoRemoval } from "#src/features/lists/UndoRemoval.tsx";
import { serverHas, startPage } from "#src/session/session.ts";

/** Lists of voices, for both roles: only on servers with the feature `lists`. */
export const Route = createFileRoute("/_client/lists")({
  beforeLoad: ({ context: { session } }) => {
    if (!serverHas(session, "lists")) throw redirect({ to: startPage(session), replace: true });
  },
  // A list that was deleted on its own page is brought back on the page of all.
  component: () => (
    <>
      <Outlet />
      <UndoRemoval />
    </>
  ),
});
