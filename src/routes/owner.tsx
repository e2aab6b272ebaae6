import { createFileRoute } from "@tanstack/react-router";
import { requireOwner } from "#src/features/session/require-session.ts";

/** Owners only. */
export const Route = createFileRoute("/owner")({ beforeLoad: requireOwner });
