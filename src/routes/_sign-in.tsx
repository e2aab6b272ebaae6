import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SignInFrame } from "#src/features/login/SignInFrame.tsx";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";

/** Pages around signing in, without the bar. */
export const Route = createFileRoute("/_sign-in")({ component: Layout });

function Layout() {
  return (
    <SignInFrame
      logo={<Logo />}
      settings={
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      }
    >
      <Outlet />
      <ProofMount />
    </SignInFrame>
  );
}
