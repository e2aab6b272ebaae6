import { createFileRoute } from "@tanstack/react-router";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { TeamPage } from "#src/features/team/TeamPage.tsx";
import { serverHas } from "#src/session/session.ts";
import { requireFeature } from "#src/session/require-session.ts";

export const Route = createFileRoute("/owner/team")({
  beforeLoad: requireFeature("accounts"),
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SectionLinks section="clients" session={session} />
      <TeamPage hasMail={serverHas(session, "mail")} />
    </>
  );
}
