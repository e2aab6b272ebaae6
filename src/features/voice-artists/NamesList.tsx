import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyPanel } from "#src/ui/EmptyPanel.tsx";
import { LinkButton } from "#src/ui/LinkButton.tsx";
import { ArtistsAwaited } from "./ArtistsAwaited.tsx";
import { findNames } from "./name-search.ts";
import { groupNames } from "./name-groups.ts";
import { FoundNames } from "./FoundNames.tsx";
import { LetterRow } from "./LetterRow.tsx";
import { NameGroups } from "./NameGroups.tsx";
import { NameSearch } from "./NameSearch.tsx";
import { artistNamesQuery } from "./queries.ts";

/** All names by letter; the search leaves those in which every word occurs. */
export function NamesList() {
  useLingui();
  const { data: names, error, refetch } = useQuery(artistNamesQuery);
  const [query, setQuery] = useState("");
  if (!names)
    return <ArtistsAwaited error={error} otherwise={msg`Failed to fetch artist names.`} refetch={refetch} />;
  if (names.length === 0) {
    return (
      <EmptyPanel
        title={<Trans>There are no artists yet</Trans>}
        action={
          <LinkButton to="/owner/create-voice-artist" look="primary">
            <Trans>Create voice artist</Trans>
          </LinkButton>
        }
      />
    );
  }
  const found = findNames(names, query);
  const groups = groupNames(found);
  return (
    <>
      <NameSearch query={query} onSearch={setQuery} />
      <LetterRow groups={groups} />
      <NameGroups groups={groups} />
      <FoundNames count={found.length} query={query} />
    </>
  );
}
