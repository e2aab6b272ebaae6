import { createFileRoute } from "@tanstack/react-router";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { serverHas } from "#src/session/session.ts";
import { RequestPage } from "#src/features/voice-requests/page/RequestPage.tsx";

export const Route = createFileRoute("/owner/requests/$requestId")({
  // The answer's parser comes with the page, not with the application. Not waited for: the page would be mounted anew.
  loader: ({ context: { queryClient }, params }) =>
    void import("#src/features/voice-requests/queries.ts")
      .then(({ requestQuery }) => queryClient.prefetchQuery(requestQuery(params.requestId)))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

const MakeClientDialog = lazyPart(() =>
  import("#src/features/clients/MakeClientDialog.tsx").then((code) => code.MakeClientDialog),
);

function Page() {
  const { requestId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <RequestPage
      requestId={requestId}
      session={session}
      clientDialog={(opening) => (
        <MakeClientDialog {...opening} hasMail={serverHas(session, "mail")} onMissing={opening.onClose} />
      )}
    />
  );
}
