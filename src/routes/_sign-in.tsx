import { Trans } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { InkFrame } from "#src/ui/page/ink/InkFrame.tsx";

/** Pages around signing in, without the bar. */
export const Route = createFileRoute("/_sign-in")({ component: Layout });

function Layout() {
  return (
    <InkFrame
      logo={<Logo />}
      settings={
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      }
      sentence={<Trans>The right voice for your brand is here.</Trans>}
    >
      <Outlet />
      <ProofMount />
    </InkFrame>
  );
}
