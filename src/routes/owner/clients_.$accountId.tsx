import { createFileRoute } from "@tanstack/react-router";
import { ClientPage } from "#src/features/clients/page/ClientPage.tsx";
import { RoomLines } from "#src/features/rooms/beside/RoomLines.tsx";
import { RequestLines } from "#src/features/voice-requests/RequestLines.tsx";
import { requireFeature } from "#src/session/require-session.ts";
import { serverHas } from "#src/session/session.ts";

/** A client's page: only on servers with the feature `requests`; elsewhere there is the list alone. */
export const Route = createFileRoute("/owner/clients_/$accountId")({
  beforeLoad: requireFeature("requests", "/owner/clients"),
  component: Page,
});

function Page() {
  const { accountId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <ClientPage
      accountId={accountId}
      hasMail={serverHas(session, "mail")}
      requests={(requests) => <RequestLines requests={requests} />}
      rooms={(rooms) => <RoomLines rooms={rooms} />}
    />
  );
}
