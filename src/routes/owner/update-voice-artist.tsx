import { createFileRoute } from "@tanstack/react-router";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { UpdateArtistPage } from "#src/features/voice-artists/UpdateArtistPage.tsx";
import { serverHas } from "#src/session/session.ts";
import { ArtistPreview } from "./-ArtistPreview.tsx";

/** The address holds the edited artist, so that a reload keeps it. */
export const Route = createFileRoute("/owner/update-voice-artist")({
  validateSearch: ({ artist }): { artist?: string } =>
    typeof artist === "string" && artist !== "" ? { artist } : {},
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  const { artist } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The form was just saved, so the blocker need not ask.
  const followRename = (name: string) =>
    void navigate({ search: { artist: name }, replace: true, ignoreBlocker: true });
  return (
    <UpdateArtistPage
      back={<DashboardLink />}
      name={artist}
      onRenamed={followRename}
      canUpload={serverHas(session, "upload")}
      preview={(voice) => <ArtistPreview voice={voice} />}
    />
  );
}
