import { createFileRoute } from "@tanstack/react-router";
import { requireFeature } from "#src/session/require-session.ts";

/** Offers that are answered, for both roles: only on servers with the feature `negotiation`. */
export const Route = createFileRoute("/_client/offers")({
  beforeLoad: requireFeature("negotiation"),
});
