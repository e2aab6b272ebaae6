import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "#src/features/session/require-session.ts";

/** Clients; owners may pass. */
export const Route = createFileRoute("/_client")({ beforeLoad: requireSession });
