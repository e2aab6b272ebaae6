import { createFileRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { ListsPage } from "#src/features/lists/cards/ListsPage.tsx";
import { CardRoom } from "#src/features/rooms/beside/CardRoom.tsx";
import { serverHas } from "#src/session/session.ts";

export const Route = createFileRoute("/_client/lists/")({
  // The answer's parser comes with the page, not with the application.
  loader: ({ context: { queryClient } }) =>
    void import("#src/features/lists/queries.ts")
      .then(({ listsQuery }) => queryClient.prefetchQuery(listsQuery()))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

const foot: ComponentProps<typeof ListsPage>["foot"] = (listId, readers) => (
  <CardRoom listId={listId} otherwise={readers} />
);

function Page() {
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <ListsPage
      foot={serverHas(session, "rooms") ? foot : undefined}
      onMade={(listId) => void navigate({ to: "/lists/$listId", params: { listId } })}
    />
  );
}
