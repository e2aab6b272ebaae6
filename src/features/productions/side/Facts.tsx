import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import {
  approvedTakes,
  openNotesOfAll,
  secondsOfAll,
  takesOfRound,
  takesToHandOver,
  type ProducedOffer,
} from "#src/features/productions/takes.ts";
import { formatCalendarDay, formatDayAhead } from "#src/lib/i18n/format-ago.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Side.module.css";

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Which round it is, and whether it belongs to what was agreed. */
const Round = ({ round, included }: { round: number; included: number }) =>
  round > included ? (
    <span key="outside">
      <Trans comment="Beside “Round”: its number">{round} · outside what was agreed</Trans>
    </span>
  ) : (
    <span key="included">
      <Trans comment="Beside “Round”: its number, and how many belong to the terms">
        {round} of {included} included
      </Trans>
    </span>
  );

/** Round, takes, open notes and day of delivery in numbers; once approved files and until when they are kept. */
export function Facts({ offer, side }: { offer: ProducedOffer; side: OfferTurn }) {
  const { production, deliverBy } = offer;
  const { state, round, roundsIncluded, takes, keptUntil } = production;
  const locale = currentLocale();
  const isApproved = state === "approved";
  const isPrepared = side === "agency" && production.turn === side;
  const prepared = takesToHandOver(production);
  const ready = prepared.filter((take) => take.state === "ready").length;
  const shown = isApproved ? approvedTakes(production) : takesOfRound(takes, round);
  const until = keptUntil && formatCalendarDay(keptUntil, locale);
  const shownRound = isPrepared ? round + 1 : round;
  const sum = `${shown.length} · ${formatTime(secondsOfAll(shown))}`;
  return (
    <dl className={styles["facts"]}>
      {shownRound > 0 && (
        <Fact
          name={
            <Trans context="production" comment="Everything handed over between two answers">
              Round
            </Trans>
          }
        >
          {isApproved ? (
            <span key="alone">{round}</span>
          ) : (
            <Round round={shownRound} included={roundsIncluded} />
          )}
        </Fact>
      )}
      {isPrepared ? (
        <Fact
          key="ready"
          name={<Trans comment="How many of how many takes can be handed over">Ready takes</Trans>}
        >
          {`${ready} / ${prepared.length}`}
        </Fact>
      ) : isApproved ? (
        <Fact
          key="files"
          name={
            <Trans context="production" comment="What can be downloaded">
              Files
            </Trans>
          }
        >
          {sum}
        </Fact>
      ) : (
        round > 0 && (
          <Fact key="takes" name={<Trans comment="Name of a list: recordings">Takes</Trans>}>
            {sum}
          </Fact>
        )
      )}
      {!isApproved && round > 0 && (
        <Fact name={<Trans comment="How many notes are not resolved">Open notes</Trans>}>
          {openNotesOfAll(takes)}
        </Fact>
      )}
      {!isApproved && deliverBy && (
        <Fact name={<Trans comment="One of the terms of an offer">Delivery date</Trans>}>
          {formatDayAhead(deliverBy, locale)}
        </Fact>
      )}
      {isApproved && until && (
        <Fact name={<Trans comment="Of files: for how long">Kept</Trans>}>
          <Trans comment="Beside “Kept”; until is a day">until {until}</Trans>
        </Fact>
      )}
    </dl>
  );
}
