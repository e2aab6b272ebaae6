import { createFileRoute } from "@tanstack/react-router";
import { requireOwner } from "#src/features/session/require-session.ts";
import { completeCatalogue } from "#src/lib/locale.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({
  beforeLoad: async (guarded) => {
    const [session] = await Promise.all([requireOwner(guarded), completeCatalogue()]);
    return session;
  },
});
