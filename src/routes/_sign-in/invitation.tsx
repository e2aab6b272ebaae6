import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "#src/features/login/links/InvitationPage.tsx";
import { useLinkToken } from "#src/features/login/links/use-link-token.ts";

/** A link of a mail; whoever opens it may be signed in or not. */
export const Route = createFileRoute("/_sign-in/invitation")({ component: Page });

function Page() {
  const token = useLinkToken();
  return <InvitationPage key={token} token={token} />;
}
