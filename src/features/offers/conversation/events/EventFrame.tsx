import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import { authorName, partyName } from "#src/features/offers/conversation/people.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { formatClock } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { Spoken, type SpokenProps } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Events.module.css";

interface EventFrameProps {
  event: Pick<OfferEvent, "by" | "side" | "at">;
  offer: ReadOfferDetails;
  /** The reader's side: its own events say "You" where the names match. */
  side: OfferTurn;
  /** The reader's shown name. */
  me: string;
  /** Whether it came while the page was open. */
  isNews?: boolean;
  children: ReactNode;
}

const Arrival = (props: SpokenProps) => <Spoken {...props} only="arrival" />;

/** A portrait, who it was and when, above what they did. */
export function EventFrame({ event, offer, side, me, isNews = false, children }: EventFrameProps) {
  useLingui();
  const name = authorName(event, offer);
  const isMine = event.side === side && (name === me || me.startsWith(`${name} `));
  const party = event.side === "system" ? "" : partyName(event.side, offer);
  const Body = isNews && !isMine ? Arrival : "div";
  return (
    <>
      <span className={event.side === "agency" ? undefined : styles["quiet"]}>
        <Initials name={isMine ? me : name} size="medium" />
      </span>
      <Body className={styles["body"]}>
        <p className={styles["who"]}>
          <strong>
            {isMine ? (
              <span>
                <Trans comment="In place of the reader’s own name">You</Trans>
              </span>
            ) : (
              name
            )}
          </strong>
          {party && party !== name && <span>{party}</span>}
          <time dateTime={event.at}>{formatClock(event.at, currentLocale())}</time>
        </p>
        {children}
      </Body>
    </>
  );
}
