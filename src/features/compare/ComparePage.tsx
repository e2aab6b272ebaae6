import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { LoadingShapes } from "#src/ui/feedback/loading/LoadingShapes.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { Comparison, type ComparisonProps } from "./Comparison.tsx";
import styles from "./ComparePage.module.css";
import { PickVoices } from "./PickVoices.tsx";
import { voicesByIdQuery } from "#src/voice/voices-by-id.ts";
import { TooFewVoices } from "./TooFewVoices.tsx";
import { WayBack } from "./WayBack.tsx";

const { least, most } = limits.compared;

export interface ComparePageProps extends Omit<ComparisonProps, "voices" | "onRemove"> {
  /** Those of the address. */
  voiceIds: readonly string[];
  /** The address of the page that led here, where one did. */
  openedFrom: string | undefined;
  onVoicesChange: (voiceIds: string[]) => void;
}

/** Two to six voices heard against one another. More are picked from first, and fewer say so. */
export function ComparePage({ voiceIds, openedFrom, onVoicesChange, offer }: ComparePageProps) {
  const { t } = useLingui();
  usePageTitle(t({ message: "Compare", comment: "Heading: voices heard against one another" }));
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string>();
  const query = voicesByIdQuery(voiceIds);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    // A voice that is taken out leaves the others as they are.
    placeholderData: keepPreviousData,
  });
  const voices = data?.filter(({ voiceId }) => voiceIds.includes(voiceId));
  const gone = voices && !isPlaceholderData ? voiceIds.length - voices.length : 0;

  const remove = ({ voiceId, voiceArtistName }: Voice) => {
    setRemoved(voiceArtistName);
    if (voices && voices.length <= least) heading.current?.focus();
    onVoicesChange(voiceIds.filter((id) => id !== voiceId));
  };
  const isCompared = voices && voices.length >= least && voices.length <= most;
  return (
    <Container className={styles["page"]}>
      <WayBack openedFrom={openedFrom} />
      <div className={styles["line"]}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans comment="Heading: voices heard against one another">Compare</Trans>
        </h1>
        {isCompared && offer && <div className={styles["offer"]}>{offer(voices)}</div>}
      </div>
      <Status>
        {removed !== undefined && (
          <span>
            <Trans comment="Said by screen readers; removed is an artist's name">
              {removed} is no longer compared
            </Trans>
          </span>
        )}
      </Status>
      {gone > 0 && (
        <Notice kind="warning" className={styles["gone"]}>
          <Plural
            comment="Voices that an address names and the library no longer has"
            value={gone}
            one="# of the voices is no longer available"
            other="# of the voices are no longer available"
          />
        </Notice>
      )}
      {isCompared && <Comparison voices={voices} offer={offer} onRemove={remove} />}
      {voices && voices.length < least && <TooFewVoices openedFrom={openedFrom} />}
      {voices && voices.length > most && <PickVoices voices={voices} onPick={onVoicesChange} />}
      {!voices && !error && (
        <LoadingShapes count={Math.min(voiceIds.length, most)} className={styles["loading"]}>
          <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
        </LoadingShapes>
      )}
      {!voices && error && (
        <ErrorPanel onRetry={() => void refetch()}>
          {translate(sentenceOf(error, msg`Server responded with an error.`))}
        </ErrorPanel>
      )}
    </Container>
  );
}
