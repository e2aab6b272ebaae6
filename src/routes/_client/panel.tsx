import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { AddBeside } from "#src/features/lists/add/AddBeside.tsx";
import { OfferButton } from "#src/features/offers/OfferButton.tsx";
import { RequestButton } from "#src/features/voice-requests/RequestButton.tsx";
import { RequestTile } from "#src/features/voice-requests/RequestTile.tsx";
import { ArtistLink } from "#src/features/voice-artists/ArtistLink.tsx";
import { addressOf, forServer, queryOf } from "#src/features/voices/library-query.ts";
import { VoiceLibrary, type VoiceLibraryProps } from "#src/features/voices/library/VoiceLibrary.tsx";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { enterWithFilters, stayWithFilters } from "#src/features/voices/store.ts";
import { serverHas } from "#src/session/session.ts";

export const Route = createFileRoute("/_client/panel")({
  validateSearch: (search) => addressOf(queryOf(search)),
  loaderDeps: ({ search }) => queryOf(search),
  loader: ({ context: { queryClient, session }, deps }) =>
    void queryClient.prefetchQuery(voicesQuery(forServer(deps, serverHas(session, "search")))),
  onEnter: ({ search }) => enterWithFilters(queryOf(search).filters),
  onStay: ({ search }) => stayWithFilters(queryOf(search).filters),
  component: Page,
});

type CardSlot = VoiceLibraryProps["actions"];

const offer: CardSlot = (voice) => <OfferButton voice={voice} />;
const artist: CardSlot = (voice) => <ArtistLink name={voice.voiceArtistName} />;
const offerOrAdd: CardSlot = (voice) => (
  <AddBeside voice={voice}>
    <OfferButton voice={voice} />
  </AddBeside>
);
const artistOrAdd: CardSlot = (voice) => (
  <AddBeside voice={voice}>
    <ArtistLink name={voice.voiceArtistName} />
  </AddBeside>
);

const requestTile: VoiceLibraryProps["filler"] = (searched) => <RequestTile wish={searched} />;
const requestButton: VoiceLibraryProps["request"] = (searched) => <RequestButton wish={searched} />;

function Page() {
  const address = Route.useLoaderDeps();
  const { session } = Route.useRouteContext();
  const hasSearch = serverHas(session, "search");
  const query = useMemo(() => forServer(address, hasSearch), [address, hasSearch]);
  const isClient = session.userType === "client";
  const hasLists = serverHas(session, "lists");
  const [ofClient, ofOwner] = hasLists ? [offerOrAdd, artistOrAdd] : [offer, artist];
  const navigate = Route.useNavigate();
  const showQuery = useCallback<VoiceLibraryProps["onQueryChange"]>(
    (next, options) => void navigate({ search: addressOf(next), ...options }),
    [navigate],
  );
  return (
    <VoiceLibrary
      query={query}
      onQueryChange={showQuery}
      actions={isClient ? ofClient : ofOwner}
      filler={isClient ? requestTile : undefined}
      request={isClient ? requestButton : undefined}
      hasMultiSelect={isClient || hasSearch || hasLists}
    />
  );
}
