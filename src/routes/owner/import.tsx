import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { importAddressOf, importQueryOf, type ImportQuery } from "#src/features/imports/import-query.ts";
import { ImportPage } from "#src/features/imports/ImportPage.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { BackToArtists } from "./-BackToArtists.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** Bringing artists in with a spreadsheet: only on servers with the feature `catalogue`. */
export const Route = createFileRoute("/owner/import")({
  validateSearch: (search) => importAddressOf(importQueryOf(search)),
  beforeLoad: requireFeature("catalogue", "/owner/update-voice-artist"),
  component: Page,
});

function Page() {
  const query = importQueryOf({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const showQuery = useCallback(
    (next: ImportQuery, options?: { replace: boolean }) =>
      void navigate({ search: importAddressOf(next), ...options }),
    [navigate],
  );
  return (
    <ImportPage
      back={<BackToArtists />}
      drafts={
        <LinkButton to="/owner/voice-artists" search={{ state: ["draft"] }} look="primary">
          <Trans comment="Link: to the artists that are drafts">Show drafts</Trans>
        </LinkButton>
      }
      query={query}
      onQueryChange={showQuery}
    />
  );
}
