import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { compareAddressOf, voiceIdsOf } from "#src/features/compare/compare-address.ts";
import { ComparePage, type ComparePageProps } from "#src/features/compare/ComparePage.tsx";
import { comparedVoicesQuery } from "#src/features/compare/queries.ts";
import { LikeButton } from "#src/features/liked-voices/LikeButton.tsx";
import { AddManyButton } from "#src/features/lists/add/AddManyButton.tsx";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { setVolume } from "#src/features/player/engine/commands.ts";
import { usePlayer } from "#src/features/player/store.ts";
import { serverHas, startPage } from "#src/session/session.ts";

/** Voices heard against one another: only on servers with the feature `search`. */
export const Route = createFileRoute("/_client/compare")({
  validateSearch: (search) => compareAddressOf(voiceIdsOf(search)),
  beforeLoad: ({ context: { session } }) => {
    if (!serverHas(session, "search")) throw redirect({ to: startPage(session), replace: true });
  },
  loaderDeps: ({ search }) => voiceIdsOf({ ...search }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(comparedVoicesQuery(deps)),
  component: Page,
});

const like: ComparePageProps["like"] = (voice) => <LikeButton voice={voice} />;
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
  const volume = usePlayer((state) => state.volume);
  const isClient = session.userType === "client";
  const hasLists = serverHas(session, "lists");
  const [ofClient, ofOwner] = hasLists ? [addOrOffer, add] : [offer, undefined];
  return (
    <ComparePage
      voiceIds={voiceIds}
      openedFrom={openedFrom}
      onVoicesChange={(next) => void navigate({ search: compareAddressOf(next), state: true })}
      like={isClient ? like : undefined}
      offer={isClient ? ofClient : ofOwner}
      volume={volume}
      onVolumeChange={setVolume}
    />
  );
}
