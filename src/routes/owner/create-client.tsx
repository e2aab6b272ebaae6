import { createFileRoute } from "@tanstack/react-router";
import { CreateClientPage } from "#src/features/clients/CreateClientPage.tsx";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { serverHas } from "#src/session/session.ts";

export const Route = createFileRoute("/owner/create-client")({ component: Page });

function Page() {
  const { session } = Route.useRouteContext();
  const hasAccounts = serverHas(session, "accounts");
  return (
    <CreateClientPage
      back={<DashboardLink />}
      hasCompany={hasAccounts}
      hasEmail={hasAccounts && serverHas(session, "mail")}
    />
  );
}
