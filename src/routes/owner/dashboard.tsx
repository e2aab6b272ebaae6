import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "#src/features/dashboard/DashboardLayout.tsx";
import { Offers } from "#src/features/dashboard/offers/Offers.tsx";
import { EndedNotice } from "#src/features/imports/report/EndedNotice.tsx";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { ConsentNotice } from "#src/features/voice-artists/ConsentNotice.tsx";
import { Inbox } from "#src/features/voice-requests/inbox/Inbox.tsx";
import { serverHas } from "#src/session/session.ts";

export const Route = createFileRoute("/owner/dashboard")({ component: Page });

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SectionLinks section="dashboard" session={session} />
      <DashboardLayout
        hasAnswers={serverHas(session, "negotiation")}
        notice={
          serverHas(session, "catalogue") && (
            <>
              <EndedNotice />
              <ConsentNotice />
            </>
          )
        }
        offers={<Offers session={session} />}
        requests={serverHas(session, "inbox") && <Inbox hasRequests={serverHas(session, "requests")} />}
      />
    </>
  );
}
