import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginPage } from "#src/features/login/LoginPage.tsx";
import { readNext } from "#src/features/login/safe-next.ts";
import { checkSession } from "#src/session/check-session.ts";
import { startPage } from "#src/session/session.ts";

/** Redirects a signed-in visitor to the start page of their role. */
export const Route = createFileRoute("/_sign-in/login")({
  validateSearch: readNext,
  beforeLoad: async ({ context }) => {
    const session = await checkSession(context.queryClient);
    if (session) throw redirect({ to: startPage(session), replace: true });
  },
  component: Page,
});

function Page() {
  const { next } = Route.useSearch();
  return <LoginPage next={next} />;
}
