import { createFileRoute, useLocation } from "@tanstack/react-router";
import { compareAddressOf, voiceIdsOf } from "#src/features/compare/compare-address.ts";
import { ComparePage, type ComparePageProps } from "#src/features/compare/ComparePage.tsx";
import { voicesByIdQuery } from "#src/voice/voices-by-id.ts";
import { AddManyButton } from "#src/features/lists/add/AddManyButton.tsx";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { serverHas } from "#src/session/session.ts";
import { requireFeature } from "#src/session/require-session.ts";

/** Voices heard against one another: only on servers with the feature `search`. */
export const Route = createFileRoute("/_client/compare")({
  validateSearch: (search) => compareAddressOf(voiceIdsOf(search)),
  beforeLoad: requireFeature("search"),
  loaderDeps: ({ search }) => voiceIdsOf({ ...search }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(voicesByIdQuery(deps)),
  component: Page,
});

const offer: ComparePageProps["offer"] = (voices) => <OfferForManyButton voices={voices} />;
const add: ComparePageProps["offer"] = (voices) => <AddManyButton voices={voices} />;
const addOrOffer: ComparePageProps["offer"] = (voices) => (
  <>
    <AddManyButton voices={voices} />
    <OfferForManyButton voices={voices} />
  </>
);

function Page() {
  const voiceIds = Route.useLoaderDeps();
  const openedFrom = useLocation({ select: ({ state }) => state.openedFrom });
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const isClient = session.userType === "client";
  const hasLists = serverHas(session, "lists");
  const [ofClient, ofOwner] = hasLists ? [addOrOffer, add] : [offer, undefined];
  return (
    <ComparePage
      voiceIds={voiceIds}
      openedFrom={openedFrom}
      onVoicesChange={(next) => void navigate({ search: compareAddressOf(next), state: true })}
      offer={isClient ? ofClient : ofOwner}
    />
  );
}
