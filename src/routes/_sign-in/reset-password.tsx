import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#src/features/login/links/ResetPasswordPage.tsx";
import { useLinkToken } from "#src/features/login/links/use-link-token.ts";

/** A link of a mail; whoever opens it may be signed in or not. */
export const Route = createFileRoute("/_sign-in/reset-password")({ component: Page });

function Page() {
  const token = useLinkToken();
  return <ResetPasswordPage key={token} token={token} />;
}
