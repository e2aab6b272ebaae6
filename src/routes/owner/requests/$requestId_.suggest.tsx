import { createFileRoute } from "@tanstack/react-router";
import { SuggestPage } from "#src/features/voice-requests/suggest/SuggestPage.tsx";
import { PickFromLibrary, type PickFromLibraryProps } from "#src/features/voices/pick/PickFromLibrary.tsx";

/** The library beside a voice request. */
export const Route = createFileRoute("/owner/requests/$requestId_/suggest")({
  component: Page,
});

const library = (picking: PickFromLibraryProps) => <PickFromLibrary {...picking} />;

function Page() {
  const { requestId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SuggestPage
      requestId={requestId}
      session={session}
      library={library}
      onDone={(id) => void navigate({ to: "/owner/requests/$requestId", params: { requestId: id } })}
    />
  );
}
