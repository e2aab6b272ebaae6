import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { Voice } from "#contract/voices/voices.ts";
import { listQuery } from "#src/features/lists/queries.ts";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { RoomPage } from "#src/features/rooms/page/RoomPage.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** The results of a room for guests, for both roles: only on servers with the feature `rooms`. */
export const Route = createFileRoute("/_client/rooms/$roomId")({
  beforeLoad: requireFeature("rooms"),
  // The answer's parser comes with the page, not with the application.
  loader: ({ context: { queryClient }, params }) =>
    void import("#src/features/rooms/queries.ts")
      .then(({ roomQuery }) => queryClient.prefetchQuery(roomQuery(params.roomId)))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

const offer = (voices: Voice[]) => <OfferForManyButton voices={voices} />;

async function readList(client: QueryClient, listId: string): Promise<string[]> {
  const { entries } = await client.fetchQuery({ ...listQuery(listId), staleTime: 0 });
  return entries.map(({ voiceId }) => voiceId);
}

function Page() {
  const { roomId } = Route.useParams();
  const { session, queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <RoomPage
      key={roomId}
      roomId={roomId}
      readList={(listId) => readList(queryClient, listId)}
      offer={session.userType === "client" ? offer : undefined}
      onRevoked={(listId) =>
        void (listId === null
          ? navigate({ to: "/lists" })
          : navigate({ to: "/lists/$listId", params: { listId } }))
      }
    />
  );
}
