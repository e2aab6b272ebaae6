import { createFileRoute } from "@tanstack/react-router";
import { CreateClientPage } from "#src/features/clients/CreateClientPage.tsx";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";

export const Route = createFileRoute("/owner/create-client")({ component: Page });

function Page() {
  return <CreateClientPage back={<DashboardLink />} />;
}
