import { Trans } from "@lingui/react/macro";
import Inbox from "lucide-react/icons/inbox";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import type { RequestsQuery } from "./requests-query.ts";

/** In place of an empty list. */
export function NoRequests({ query: { q, tab, isMine } }: { query: RequestsQuery }) {
  const isSearched = q !== "" || isMine;
  const empty =
    tab === "new" ? <Trans>No voice request is waiting</Trans> : <Trans>No voice requests here</Trans>;
  return (
    <EmptyPanel
      picture={<Inbox size={40} strokeWidth={1.5} aria-hidden="true" />}
      title={isSearched ? <Trans>No voice request matches this search</Trans> : empty}
    />
  );
}
