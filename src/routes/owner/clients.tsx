import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { ClientsPage } from "#src/features/clients/ClientsPage.tsx";
import {
  clientsAddressOf,
  clientsQueryOf,
  type ClientsQuery,
} from "#src/features/clients/list/clients-query.ts";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { serverHas } from "#src/session/session.ts";
import { requireFeature } from "#src/session/require-session.ts";

export const Route = createFileRoute("/owner/clients")({
  validateSearch: (search) => clientsAddressOf(clientsQueryOf(search)),
  beforeLoad: requireFeature("accounts", "/owner/create-client"),
  component: Page,
});

function Page() {
  const query = clientsQueryOf({ ...Route.useSearch() });
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: ClientsQuery, options?: { replace: boolean }) =>
      void navigate({ search: clientsAddressOf(next), ...options }),
    [navigate],
  );
  return (
    <>
      <SectionLinks section="clients" session={session} />
      <ClientsPage
        query={query}
        onQueryChange={showQuery}
        hasMail={serverHas(session, "mail")}
        hasPages={serverHas(session, "requests")}
      />
    </>
  );
}
