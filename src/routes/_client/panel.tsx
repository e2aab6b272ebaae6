import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { LikeButton } from "#src/features/liked-voices/LikeButton.tsx";
import { OfferButton } from "#src/features/offers/OfferButton.tsx";
import { VoicePlayer } from "#src/features/player/VoicePlayer.tsx";
import { MultiSelectToggle } from "#src/features/voices/MultiSelectToggle.tsx";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { filtersOf, pageOf, panelSearch, readPanelSearch } from "#src/features/voices/search.ts";
import { enterWithFilters, stayWithFilters } from "#src/features/voices/store.ts";
import { VoiceLibrary } from "#src/features/voices/VoiceLibrary.tsx";
import type { VoiceLibraryProps } from "#src/features/voices/VoiceLibrary.tsx";

export const Route = createFileRoute("/_client/panel")({
  validateSearch: readPanelSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: pageOf(search) }),
  loader: ({ context, deps: { filters, page } }) =>
    void context.queryClient.prefetchQuery(voicesQuery(filters, page)),
  onEnter: ({ search }) => enterWithFilters(filtersOf(search)),
  onStay: ({ search }) => stayWithFilters(filtersOf(search)),
  component: Page,
});

type Show = VoiceLibraryProps["onShow"];
type Player = VoiceLibraryProps["player"];
type Card = VoiceLibraryProps["like"];

const player: Player = (voice, around) => <VoicePlayer voice={voice} results={around} />;
const like: Card = (voice) => <LikeButton voice={voice} />;
const offer: Card = (voice) => <OfferButton voice={voice} />;

function Page() {
  const { filters, page } = Route.useLoaderDeps();
  const { session } = Route.useRouteContext();
  const isClient = session.userType === "client";
  const navigate = Route.useNavigate();
  const show = useCallback<Show>(
    (chosen, next, options) => void navigate({ search: panelSearch(chosen, next), ...options }),
    [navigate],
  );
  return (
    <VoiceLibrary
      filters={filters}
      page={page}
      onShow={show}
      player={player}
      like={isClient ? like : undefined}
      actions={isClient ? offer : undefined}
      multiSelect={isClient && <MultiSelectToggle />}
    />
  );
}
