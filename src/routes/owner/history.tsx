import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { HistoryPage } from "#src/features/history/HistoryPage.tsx";
import { historyAddressOf, historyQueryOf, type HistoryQuery } from "#src/features/history/history-query.ts";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { requireFeature } from "#src/session/require-session.ts";

export const Route = createFileRoute("/owner/history")({
  validateSearch: (search) => historyAddressOf(historyQueryOf(search)),
  beforeLoad: requireFeature("accounts"),
  component: Page,
});

function Page() {
  const query = historyQueryOf({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: HistoryQuery, options?: { replace: boolean }) =>
      void navigate({ search: historyAddressOf(next), ...options }),
    [navigate],
  );
  return (
    <>
      <SectionLinks section="dashboard" session={Route.useRouteContext().session} />
      <HistoryPage query={query} onQueryChange={showQuery} />
    </>
  );
}
