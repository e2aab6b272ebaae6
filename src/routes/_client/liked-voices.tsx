import { createFileRoute } from "@tanstack/react-router";
import { LikedVoices, type LikedVoicesProps } from "#src/features/liked-voices/LikedVoices.tsx";
import { LikedVoicesPage } from "#src/features/liked-voices/LikedVoicesPage.tsx";
import { NoLikedVoices } from "#src/features/liked-voices/NoLikedVoices.tsx";
import { likedVoicesQuery } from "#src/features/liked-voices/queries.ts";
import { AddBeside } from "#src/features/lists/add/AddBeside.tsx";
import { OfferButton } from "#src/features/offers/OfferButton.tsx";
import { DemoNotice } from "#src/features/voices/library/DemoNotice.tsx";
import { LoadingVoices } from "#src/features/voices/LoadingVoices.tsx";
import { MultiSelectToggle } from "#src/features/voices/selection/MultiSelectToggle.tsx";
import { VoiceGrid, type VoiceGridProps } from "#src/features/voices/VoiceGrid.tsx";
import { serverHas } from "#src/session/session.ts";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";

export const Route = createFileRoute("/_client/liked-voices")({
  loader: ({ context: { queryClient, session } }) => {
    if (session.userType === "client")
      void queryClient.prefetchQuery(likedVoicesQuery(session.profile.userName));
  },
  component: Page,
});

type CardSlot = VoiceGridProps["actions"];

const offer: CardSlot = (voice) => <OfferButton voice={voice} />;
const offerOrAdd: CardSlot = (voice) => (
  <AddBeside voice={voice}>
    <OfferButton voice={voice} />
  </AddBeside>
);
const multiSelect: LikedVoicesProps["multiSelect"] = (isDisabled) => (
  <MultiSelectToggle disabled={isDisabled} />
);
const gridWith =
  (actions: CardSlot): LikedVoicesProps["grid"] =>
  (voices) => <VoiceGrid voices={voices} playlist={playlistOfAll(voices)} areLiked actions={actions} />;
const grid = gridWith(offer);
const gridOrAdd = gridWith(offerOrAdd);

function Page() {
  const { session } = Route.useRouteContext();
  // Owners have no likes, so nothing is loaded for them.
  if (session.userType === "owner") {
    return (
      <LikedVoicesPage>
        <NoLikedVoices />
      </LikedVoicesPage>
    );
  }
  return (
    <LikedVoices
      userName={session.profile.userName}
      loading={<LoadingVoices />}
      multiSelect={multiSelect}
      grid={serverHas(session, "lists") ? gridOrAdd : grid}
      notice={<DemoNotice />}
    />
  );
}
