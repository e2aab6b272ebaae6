import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import {
  askedOffersOf,
  offersAddressOf,
  offerTabs,
  type OffersQuery,
} from "#src/features/offers/list/offers-query.ts";
import { OffersPage } from "#src/features/offers/list/OffersPage.tsx";
import { sideOf } from "#src/session/offers/offer-state.ts";

export const Route = createFileRoute("/_client/offers/")({
  validateSearch: (search) => offersAddressOf(askedOffersOf(search)),
  loaderDeps: ({ search }) => askedOffersOf({ ...search }),
  // The answer's parser comes with the page, not with the application. Not waited for: the page would be mounted anew.
  loader: ({ context: { queryClient, session }, deps }) =>
    void import("#src/features/offers/queries.ts")
      .then(({ offersQuery }) => {
        const { tab = offerTabs[0] } = deps;
        return queryClient.prefetchQuery(offersQuery({ ...deps, tab }, sideOf(session)));
      })
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

function Page() {
  const asked = Route.useLoaderDeps();
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: OffersQuery, options?: { replace: boolean }) =>
      void navigate({ search: offersAddressOf(next), ...options }),
    [navigate],
  );
  return <OffersPage asked={asked} side={sideOf(session)} onQueryChange={showQuery} />;
}
