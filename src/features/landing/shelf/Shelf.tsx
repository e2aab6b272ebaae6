import { Trans } from "@lingui/react/macro";
import { startTransition, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import type { Showcase, ShowcaseVoice } from "#contract/showcase.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { fetchShelf } from "./fetch-shelf.ts";
import styles from "./Shelf.module.css";
import { ShelfCard } from "./ShelfCard.tsx";

interface ShelfProps {
  /** Opens the voice request for a voice. */
  onRequest: (voice: ShowcaseVoice) => void;
  /** Called once the cards are there, or what says that they are not. */
  onShown: () => void;
}

interface ShelfVoicesProps extends ShelfProps {
  onRetry: () => void;
}

function ShelfVoices({ onRequest, onShown, onRetry }: ShelfVoicesProps) {
  const heading = useId();
  const [shelf, setShelf] = useState<Showcase>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const reading = new AbortController();
    fetchShelf(reading.signal)
      .then((answer) => startTransition(() => setShelf(answer))) // so that a press meanwhile comes first
      .catch(() => reading.signal.aborted || setFailed(true));
    return () => reading.abort();
  }, []);
  const voices = shelf?.voices;
  const isEmpty = voices?.length === 0;
  useEffect(() => {
    if (isEmpty) delete document.documentElement.dataset["shelf"];
  }, [isEmpty]);
  const isShown = hasFailed || Boolean(voices?.length);
  const handleShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (isShown) handleShown();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Container>
      <section className={styles["shelf"]} aria-labelledby={heading}>
        <h2 id={heading} className={styles["title"]}>
          <Trans comment="Heading over voices that visitors may hear">Hear our voices</Trans>
        </h2>
        <p className={styles["lead"]}>
          {shelf?.isDemo ? (
            <Trans>A few of our artists, as synthetic voices for demonstration.</Trans>
          ) : (
            <Trans>A few of our artists, in their own recordings.</Trans>
          )}
        </p>
        {hasFailed ? (
          <ErrorPanel onRetry={onRetry}>
            <Trans>The voices could not be loaded.</Trans>
          </ErrorPanel>
        ) : (
          <ul className={styles["cards"]} aria-labelledby={heading}>
            {voices?.map((voice) => (
              <li key={voice.voiceId}>
                <ShelfCard voice={voice} onRequest={onRequest} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Container>
  );
}

/** The agency's own voices, for visitors. A shelf that was emptied meanwhile gives its room back. */
export function Shelf(props: ShelfProps) {
  const [attempt, setAttempt] = useState(0);
  return <ShelfVoices key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}
