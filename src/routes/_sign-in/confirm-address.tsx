import { createFileRoute } from "@tanstack/react-router";
import { ConfirmAddressPage } from "#src/features/login/links/ConfirmAddressPage.tsx";
import { useLinkToken } from "#src/features/login/links/use-link-token.ts";

/** A link of a mail; whoever opens it may be signed in or not. */
export const Route = createFileRoute("/_sign-in/confirm-address")({ component: Page });

function Page() {
  const token = useLinkToken();
  return <ConfirmAddressPage key={token} token={token} />;
}
