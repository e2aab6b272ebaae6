import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "#src/features/dashboard/DashboardLayout.tsx";
import { Offers } from "#src/features/dashboard/Offers.tsx";
import { offers } from "#src/features/session/session.ts";
import { Inbox } from "#src/features/voice-requests/Inbox.tsx";

export const Route = createFileRoute("/owner/dashboard")({ component: Page });

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <DashboardLayout offers={<Offers session={session} />} requests={offers(session, "inbox") && <Inbox />} />
  );
}
