import { createFileRoute, redirect } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#src/features/login/links/ForgotPasswordPage.tsx";
import { visitorHas } from "#src/session/visitor.ts";

/** Only where this server can send letters. */
export const Route = createFileRoute("/_sign-in/forgot-password")({
  beforeLoad: () => {
    if (!visitorHas("mail")) throw redirect({ to: "/login", replace: true });
  },
  component: ForgotPasswordPage,
});
