import { createFileRoute } from "@tanstack/react-router";
import { ListsPage } from "#src/features/lists/cards/ListsPage.tsx";

export const Route = createFileRoute("/_client/lists/")({
  // The answer's parser comes with the page, not with the application.
  loader: ({ context: { queryClient } }) =>
    void import("#src/features/lists/queries.ts")
      .then(({ listsQuery }) => queryClient.prefetchQuery(listsQuery()))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return <ListsPage onMade={(listId) => void navigate({ to: "/lists/$listId", params: { listId } })} />;
}
