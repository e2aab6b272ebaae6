import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginPage } from "#src/features/login/LoginPage.tsx";
import { safeNext } from "#src/features/login/safe-next.ts";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";
import { checkSession } from "#src/session/check-session.ts";
import { startPage } from "#src/session/session.ts";

/** Redirects a signed-in visitor to the start page of their role. */
export const Route = createFileRoute("/login")({
  validateSearch: (search): { next?: string | undefined } => ({ next: safeNext(search["next"]) }),
  beforeLoad: async ({ context }) => {
    const session = await checkSession(context.queryClient);
    if (session) throw redirect({ to: startPage(session), replace: true });
  },
  component: Page,
});

function Page() {
  const { next } = Route.useSearch();
  return (
    <LoginPage
      next={next}
      logo={<Logo />}
      settings={
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      }
    />
  );
}
