import { createFileRoute } from "@tanstack/react-router";
import { DashboardLink } from "#src/features/dashboard/DashboardLink.tsx";
import { UpdateArtistPage } from "#src/features/voice-artists/UpdateArtistPage.tsx";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The address holds the edited artist and what is searched in the list, so that a reload and Back keep them. */
export const Route = createFileRoute("/owner/update-voice-artist")({
  validateSearch: ({ artist, q }): { artist?: string; q?: string } => ({
    ...(isText(artist) && { artist }),
    ...(isText(q) && { q }),
  }),
  component: Page,
});

function Page() {
  const { artist, q } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The form was just saved, so the blocker need not ask.
  const followRename = (name: string) =>
    void navigate({ search: { artist: name, ...(q && { q }) }, replace: true, ignoreBlocker: true });
  const search = (text: string) =>
    void navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false });
  return (
    <UpdateArtistPage
      back={<DashboardLink />}
      name={artist}
      query={q}
      onSearch={search}
      onOpen={(name) => void navigate({ search: { artist: name, ...(q && { q }) } })}
      onRenamed={followRename}
      onId={(artistId) =>
        void navigate({ search: { artist: artistId, ...(q && { q }) }, replace: true, resetScroll: false })
      }
    />
  );
}
