import { createFileRoute, redirect } from "@tanstack/react-router";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";
import { checkSession } from "#src/features/session/check-session.ts";
import { LoginPage } from "#src/features/session/LoginPage.tsx";
import { safeNext } from "#src/features/session/safe-next.ts";
import { startPage } from "#src/features/session/session.ts";
import { completeWorkspace } from "#src/lib/locale.ts";

/** A visitor who is signed in already goes to the start page of their role. */
export const Route = createFileRoute("/login")({
  validateSearch: (search): { next?: string | undefined } => ({ next: safeNext(search["next"]) }),
  beforeLoad: async ({ context }) => {
    const session = await checkSession(context.queryClient);
    if (session) throw redirect({ to: startPage(session), replace: true });
  },
  loader: completeWorkspace,
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
