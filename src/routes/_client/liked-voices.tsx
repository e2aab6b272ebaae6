import { createFileRoute } from "@tanstack/react-router";
import { LikeButton } from "#src/features/liked-voices/LikeButton.tsx";
import { LikedVoices } from "#src/features/liked-voices/LikedVoices.tsx";
import type { LikedVoicesProps } from "#src/features/liked-voices/LikedVoices.tsx";
import { OwnersLikedVoices } from "#src/features/liked-voices/OwnersLikedVoices.tsx";
import { likedVoicesQuery } from "#src/features/liked-voices/queries.ts";
import { OfferButton } from "#src/features/offers/OfferButton.tsx";
import { LoadingVoices } from "#src/features/voices/LoadingVoices.tsx";
import { MultiSelectToggle } from "#src/features/voices/MultiSelectToggle.tsx";
import { VoiceGrid } from "#src/features/voices/VoiceGrid.tsx";
import type { VoiceGridProps } from "#src/features/voices/VoiceGrid.tsx";
import { VoicePlayer } from "#src/features/player/VoicePlayer.tsx";
import { completeWorkspace } from "#src/lib/locale.ts";

export const Route = createFileRoute("/_client/liked-voices")({
  loader: ({ context: { queryClient, session } }) => {
    if (session.userType === "client")
      void queryClient.prefetchQuery(likedVoicesQuery(session.profile.userName));
    return completeWorkspace();
  },
  component: Page,
});

type Slots = LikedVoicesProps;
type Card = NonNullable<VoiceGridProps["like"]>;

const like: Card = (voice) => <LikeButton voice={voice} isListed />;
const offer: Card = (voice) => <OfferButton voice={voice} />;
const multiSelect: Slots["multiSelect"] = (isMuted) => <MultiSelectToggle disabled={isMuted} />;
const grid: Slots["grid"] = (voices) => (
  <VoiceGrid
    page={{ content: voices }}
    player={(voice) => <VoicePlayer voice={voice} results={{ voices }} />}
    like={like}
    actions={offer}
  />
);

function Page() {
  const { session } = Route.useRouteContext();
  if (session.userType === "owner") return <OwnersLikedVoices />;
  return (
    <LikedVoices
      userName={session.profile.userName}
      loading={<LoadingVoices />}
      multiSelect={multiSelect}
      grid={grid}
    />
  );
}
