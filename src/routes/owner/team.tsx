import { createFileRoute, redirect } from "@tanstack/react-router";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { TeamPage } from "#src/features/team/TeamPage.tsx";
import { serverHas, startPage } from "#src/session/session.ts";

export const Route = createFileRoute("/owner/team")({
  beforeLoad: ({ context: { session } }) => {
    if (!serverHas(session, "accounts")) throw redirect({ to: startPage(session), replace: true });
  },
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SectionLinks section="clients" />
      <TeamPage hasMail={serverHas(session, "mail")} />
    </>
  );
}
