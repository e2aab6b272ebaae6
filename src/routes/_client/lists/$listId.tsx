import { createFileRoute } from "@tanstack/react-router";
import type { VoiceListDetails } from "#contract/lists.ts";
import { CompareLink } from "#src/features/compare/CompareLink.tsx";
import { removeFromLists } from "#src/features/lists/mutations.ts";
import { VoiceListPage } from "#src/features/lists/page/VoiceListPage.tsx";
import type { VoiceRowsProps } from "#src/features/lists/page/VoiceRows.tsx";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { RoomsOfList } from "#src/features/rooms/beside/RoomsOfList.tsx";
import { AskButton } from "#src/features/rooms/open/AskButton.tsx";
import { MultiSelectToggle } from "#src/features/voices/selection/MultiSelectToggle.tsx";
import { SelectVoice } from "#src/features/voices/selection/SelectVoice.tsx";
import { useVoices } from "#src/features/voices/store.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { limits } from "#contract/constants/limits.ts";
import { serverHas } from "#src/session/session.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

export const Route = createFileRoute("/_client/lists/$listId")({
  // The answer's parser comes with the page, not with the application.
  loader: ({ context: { queryClient }, params }) =>
    void import("#src/features/lists/queries.ts")
      .then(({ listQuery }) => queryClient.prefetchQuery(listQuery(params.listId)))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

const select: VoiceRowsProps["select"] = (voice) => <SelectVoice voice={voice} />;
const compare = (voices: Voice[]) => <CompareLink voices={voices.slice(0, limits.search.voiceIds)} />;
const offer = (voices: Voice[]) => <OfferForManyButton voices={voices} />;

function Page() {
  const { listId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { mutate: remove } = useSending(removeFromLists);
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const selection = useVoices((state) => state.selection);
  const hasRooms = serverHas(session, "rooms");
  const isClient = session.userType === "client";
  // The page is left first, or it would say that its list is gone.
  const deleteList = ({ name }: VoiceListDetails) =>
    void navigate({ to: "/lists" }).then(() => remove({ listId, name, isUndone: false }));
  return (
    <VoiceListPage
      key={listId}
      listId={listId}
      compare={serverHas(session, "search") ? compare : undefined}
      multiSelect={<MultiSelectToggle />}
      select={isSelecting ? select : undefined}
      offer={isClient ? offer : undefined}
      askOthers={hasRooms ? (list) => <AskButton list={list} selection={selection} /> : undefined}
      asked={hasRooms && <RoomsOfList listId={listId} />}
      onMade={(made) => void navigate({ to: "/lists/$listId", params: { listId: made } })}
      onDelete={deleteList}
    />
  );
}
