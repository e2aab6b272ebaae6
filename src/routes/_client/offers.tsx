import { createFileRoute, redirect } from "@tanstack/react-router";
import { serverHas, startPage } from "#src/session/session.ts";

/** Offers that are answered, for both roles: only on servers with the feature `negotiation`. */
export const Route = createFileRoute("/_client/offers")({
  beforeLoad: ({ context: { session } }) => {
    if (!serverHas(session, "negotiation")) throw redirect({ to: startPage(session), replace: true });
  },
});
