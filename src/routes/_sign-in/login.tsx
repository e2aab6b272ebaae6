import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginPage } from "#src/features/login/LoginPage.tsx";
import { readNext } from "#src/features/login/safe-next.ts";
import { checkSession } from "#src/session/check-session.ts";
import { startPage } from "#src/session/session.ts";

/** Redirects a signed-in visitor to the remembered location, else to the start page of their role. */
export const Route = createFileRoute("/_sign-in/login")({
  validateSearch: readNext,
  beforeLoad: async ({ context, search }) => {
    const session = await checkSession(context.queryClient);
    if (!session) return;
    if (search.next !== undefined) throw redirect({ href: search.next, replace: true });
    throw redirect({ to: startPage(session), replace: true });
  },
  component: Page,
});

function Page() {
  const { next } = Route.useSearch();
  return <LoginPage next={next} />;
}
