import { createFileRoute } from "@tanstack/react-router";
import { requireFeature } from "#src/session/require-session.ts";

/** Visitors' requests as owners work on them: only on servers with the feature `requests`. */
export const Route = createFileRoute("/owner/requests")({
  beforeLoad: requireFeature("requests"),
});
