import { createFileRoute } from "@tanstack/react-router";
import { FirstPasswordPage } from "#src/features/login/password/FirstPasswordPage.tsx";
import { readNext } from "#src/features/login/safe-next.ts";
import { requireDuty } from "#src/session/require-session.ts";

export const Route = createFileRoute("/_sign-in/first-password")({
  validateSearch: readNext,
  beforeLoad: requireDuty,
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  const { next } = Route.useSearch();
  return <FirstPasswordPage session={session} next={next} />;
}
