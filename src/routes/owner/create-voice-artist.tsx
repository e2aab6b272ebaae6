import { createFileRoute } from "@tanstack/react-router";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { SamplePlayer } from "#src/features/player/SamplePlayer.tsx";
import { CreateArtistPage } from "#src/features/voice-artists/CreateArtistPage.tsx";
import { serverHas } from "#src/session/session.ts";
import { ArtistPreview } from "./-ArtistPreview.tsx";
import { ViewCardLink } from "./-ViewCardLink.tsx";

export const Route = createFileRoute("/owner/create-voice-artist")({ component: Page });

function Page() {
  const { session } = Route.useRouteContext();
  return (
    <CreateArtistPage
      back={<DashboardLink />}
      player={serverHas(session, "catalogue") ? (sample) => <SamplePlayer {...sample} /> : undefined}
      canUpload={serverHas(session, "upload")}
      preview={(voice) => <ArtistPreview voice={voice} />}
      viewCard={(saved) => <ViewCardLink artist={saved} />}
    />
  );
}
