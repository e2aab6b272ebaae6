import { createFileRoute } from "@tanstack/react-router";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { offers } from "#src/features/session/session.ts";
import { UpdateArtistPage } from "#src/features/voice-artists/UpdateArtistPage.tsx";
import { ArtistPreview } from "./-ArtistPreview.tsx";

/** The artist that is edited stands in the address, so that a reload keeps it. */
export const Route = createFileRoute("/owner/update-voice-artist")({
  validateSearch: ({ artist }): { artist?: string } =>
    typeof artist === "string" && artist !== "" ? { artist } : {},
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  const { artist } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The form is saved: nothing is lost by going on under the new name.
  const follow = (name: string) =>
    void navigate({ search: { artist: name }, replace: true, ignoreBlocker: true });
  return (
    <UpdateArtistPage
      back={<DashboardLink />}
      name={artist}
      onRenamed={follow}
      canUpload={offers(session, "upload")}
      preview={(voice) => <ArtistPreview voice={voice} />}
    />
  );
}
