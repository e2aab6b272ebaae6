import { createFileRoute } from "@tanstack/react-router";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { CreateArtistPage } from "#src/features/voice-artists/CreateArtistPage.tsx";

export const Route = createFileRoute("/owner/create-voice-artist")({
  component: () => <CreateArtistPage back={<DashboardLink />} />,
});
