import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import AudioLines from "lucide-react/icons/audio-lines";
import ListMusic from "lucide-react/icons/list-music";
import { listQuery } from "#src/features/lists/queries.ts";
import { usePendingRemovals } from "#src/features/lists/removals.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { GonePanel } from "#src/ui/feedback/GonePanel.tsx";
import { Problem } from "#src/lib/http/problem.ts";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ListHead, type ListHeadProps } from "./ListHead.tsx";
import styles from "./VoiceListPage.module.css";
import { VoiceRows, type VoiceRowsProps } from "./VoiceRows.tsx";

interface VoiceListPageProps extends Pick<VoiceRowsProps, "select">, Omit<ListHeadProps, "list" | "back"> {
  listId: string;
  /** What others were asked of this list, above its voices. */
  asked?: ReactNode;
}

/** One list: its voices in their order, and what can be done with all of them. */
export function VoiceListPage({ listId, select, asked, ...acts }: VoiceListPageProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(listQuery(listId));
  const removed = usePendingRemovals();
  const entries = data?.entries.filter(
    ({ voiceId }) => !removed.some((removal) => removal.listId === listId && removal.voiceId === voiceId),
  );
  const title = data?.name ?? t({ message: "Lists", comment: "Link of the bar: lists of voices" });
  usePageTitle(title);
  const back = (
    <BackLink to="/lists">
      <Trans comment="Link of the bar: lists of voices">Lists</Trans>
    </BackLink>
  );
  if (!data || !entries)
    return (
      <Container className={styles["page"]}>
        {back}
        <h1>{title}</h1>
        {error instanceof Problem && error.status === 404 ? (
          <GonePanel error={error}>
            <LinkButton to="/lists" look="primary">
              <Trans comment="Link: leads to all lists of voices">Go to lists</Trans>
            </LinkButton>
          </GonePanel>
        ) : (
          <ListState error={error} onRetry={() => void refetch()} />
        )}
      </Container>
    );
  return (
    <Container className={styles["page"]}>
      <ListHead list={{ ...data, entries }} back={back} {...acts} />
      {asked}
      {entries.length > 0 ? (
        <VoiceRows listId={listId} entries={entries} select={select} />
      ) : (
        <EmptyPanel
          picture={<ListMusic size={40} strokeWidth={1.5} aria-hidden="true" />}
          title={<Trans>There are no voices in this list</Trans>}
          action={
            <LinkButton to="/panel" look="primary" icon={<AudioLines size={20} aria-hidden="true" />}>
              <Trans comment="Link: leads to the voice library">Go to the library</Trans>
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
