import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { AnsweredOffer } from "#src/features/offers/reading/read-listed-offer.ts";
import { OfferLink } from "#src/session/offers/OfferLink.tsx";
import { UnreadDot } from "#src/session/offers/UnreadDot.tsx";
import { numberCellClass, Table, wideCellClass } from "#src/ui/table/Table.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { OfferBudget, OfferChanged, OfferClient, OfferSummary } from "./OfferParts.tsx";
import { OfferPortraits } from "./OfferPortraits.tsx";
import { OfferStateLines } from "./OfferStateLines.tsx";
import styles from "./OfferTable.module.css";

export interface OfferListProps {
  offers: AnsweredOffer[];
  side: OfferTurn;
  /** Shown dimmed while newer ones are on their way. */
  isBusy: boolean;
  now: Date;
}

function OfferTableRow({ offer, side, now }: { offer: AnsweredOffer; side: OfferTurn; now: Date }) {
  return (
    <tr className={styles["row"]}>
      <td className={styles["dot"]}>{offer.unread > 0 && <UnreadDot />}</td>
      <th scope="row">
        <OfferLink offerId={offer.offerId} className={styles["link"]}>
          {offer.title}
        </OfferLink>
        <OfferSummary offer={offer} />
      </th>
      {side === "agency" && (
        <td>
          <OfferClient offer={offer} />
        </td>
      )}
      <td className={wideCellClass}>
        <OfferPortraits voices={offer.voices} count={offer.voiceIds.length} size={36} />
      </td>
      <td className={numberCellClass}>
        <OfferBudget offer={offer} />
      </td>
      <td>
        <OfferStateLines offer={offer} side={side} now={now} />
      </td>
      <td className={clsx(styles["time"], numberCellClass)}>
        <OfferChanged at={offer.changedAt} now={now} />
      </td>
      <td className={styles["arrow"]} aria-hidden="true">
        <ChevronRight size={20} />
      </td>
    </tr>
  );
}

/** The offers as a table; the whole row is one link. */
export function OfferTable({ offers, side, isBusy, now }: OfferListProps) {
  const { t } = useLingui();
  const unread = t({
    message: "Unread",
    comment: "Of an offer, or a tab of offers: for screen readers, in place of a dot",
  });
  return (
    <Table
      className={clsx(styles["table"], side === "agency" && styles["ofAgency"])}
      isBusy={isBusy}
      aria-label={t({ message: "Offers", comment: "Link of the bar, and heading of the list" })}
      head={
        <>
          <th scope="col" aria-label={unread}>
            <VisuallyHidden>{unread}</VisuallyHidden>
          </th>
          <th scope="col">
            <Trans comment="Head of a column">Offer</Trans>
          </th>
          {side === "agency" && (
            <th scope="col" className={styles["sender"]}>
              <Trans comment="Head of a column">Client</Trans>
            </th>
          )}
          <th scope="col" className={clsx(styles["voices"], wideCellClass)}>
            <Trans comment="Head of a column">Voices</Trans>
          </th>
          <th scope="col" className={clsx(styles["budget"], numberCellClass)}>
            <Trans comment="Head of a column of amounts">Budget</Trans>
          </th>
          <th scope="col" className={styles["state"]}>
            <Trans comment="Filter, and head of a column: active, locked and so on">State</Trans>
          </th>
          <th scope="col" className={clsx(styles["changed"], numberCellClass)}>
            <Trans comment="Head of a column: when an offer changed">Last change</Trans>
          </th>
          <td className={styles["arrow"]} aria-hidden="true" />
        </>
      }
    >
      <tbody>
        {offers.map((offer) => (
          <OfferTableRow key={offer.offerId} offer={offer} side={side} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
