import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import {
  requestsAddressOf,
  requestsQueryOf,
  type RequestsQuery,
} from "#src/features/voice-requests/list/requests-query.ts";
import { RequestsPage } from "#src/features/voice-requests/list/RequestsPage.tsx";

export const Route = createFileRoute("/owner/requests/")({
  validateSearch: (search) => requestsAddressOf(requestsQueryOf(search)),
  loaderDeps: ({ search }) => requestsQueryOf({ ...search }),
  // The answer's parser comes with the page, not with the application. Not waited for: the page would be mounted anew.
  loader: ({ context: { queryClient }, deps }) =>
    void import("#src/features/voice-requests/queries.ts")
      .then(({ requestsQuery }) => queryClient.prefetchQuery(requestsQuery(deps)))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

function Page() {
  const query = Route.useLoaderDeps();
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: RequestsQuery, options?: { replace: boolean }) =>
      void navigate({ search: requestsAddressOf(next), ...options }),
    [navigate],
  );
  return (
    <>
      <SectionLinks section="dashboard" session={session} />
      <RequestsPage query={query} onQueryChange={showQuery} />
    </>
  );
}
