import { createFileRoute } from "@tanstack/react-router";
import { Trans } from "@lingui/react/macro";
import Megaphone from "lucide-react/icons/megaphone";
import Upload from "lucide-react/icons/upload";
import { useCallback } from "react";
import { ExportButton } from "#src/features/imports/export/ExportButton.tsx";
import { ArtistsPage } from "#src/features/voice-artists/ArtistsPage.tsx";
import {
  artistsAddressOf,
  artistsQueryOf,
  type ArtistsQuery,
} from "#src/features/voice-artists/list/artists-query.ts";
import { serverHas } from "#src/session/session.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** The table of artists: only on servers with the feature `catalogue`. */
export const Route = createFileRoute("/owner/voice-artists")({
  validateSearch: (search) => artistsAddressOf(artistsQueryOf(search)),
  beforeLoad: requireFeature("catalogue", "/owner/update-voice-artist"),
  component: Page,
});

function Page() {
  const query = artistsQueryOf({ ...Route.useSearch() });
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: ArtistsQuery, options?: { replace: boolean }) =>
      void navigate({ search: artistsAddressOf(next), ...options }),
    [navigate],
  );
  return (
    <ArtistsPage
      query={query}
      onQueryChange={showQuery}
      transfers={
        <>
          <LinkButton to="/owner/import" icon={<Upload size={18} aria-hidden="true" />}>
            <Trans comment="Link: brings artists in with a spreadsheet">Import</Trans>
          </LinkButton>
          <ExportButton />
          {serverHas(session, "showcase") && (
            <LinkButton to="/owner/showcase" icon={<Megaphone size={18} aria-hidden="true" />}>
              <Trans comment="Link: to what visitors hear on the landing page">Public page</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
