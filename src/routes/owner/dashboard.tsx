import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "#src/features/dashboard/DashboardLayout.tsx";
import { Offers } from "#src/features/dashboard/Offers.tsx";

export const Route = createFileRoute("/owner/dashboard")({ component: Page });

function Page() {
  const { session } = Route.useRouteContext();
  return <DashboardLayout offers={<Offers session={session} />} requests={null} />;
}
