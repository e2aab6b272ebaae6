import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { productionLine } from "#src/features/offers/conversation/production-line.ts";
import { isStated } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { termLabels, termNames, termWords } from "#src/features/offers/conversation/terms/terms.ts";
import { partyName } from "#src/features/offers/conversation/people.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import { languageNames } from "#src/voice/language-names.ts";
import styles from "./PrintSummary.module.css";

interface PrintSummaryProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
}

/**
 * The offer on one page, for paper only: title, sides, number and terms, voices, dates, brief. It stands beside the
 * application, which is not printed. A text without room is cut, and the page says so.
 */
export function PrintSummary({ offer, side }: PrintSummaryProps) {
  const { i18n } = useLingui();
  const { proposal, brief, production } = offer;
  const [now] = useState(() => new Date());
  const terms = termsOf(offer);
  const locale = currentLocale();
  const state = i18n._(offerStateName(offerStateOf(offer, side), side));
  const client = [offer.company, offer.clientName].filter(Boolean).join(", ");
  const seconds = brief?.targetSeconds;
  return createPortal(
    <div className={styles["page"]} data-print>
      <p className={styles["title"]}>{offer.title}</p>
      <p>
        {partyName("agency", offer)} – {client}
      </p>
      <dl>
        <dt>
          <Trans comment="Row of a printed offer: what becomes of it">State</Trans>
        </dt>
        <dd>{state}</dd>
        <dt>
          <Trans comment="Row of a printed offer: the number of the terms that hold">Terms</Trans>
        </dt>
        <dd>{proposal}</dd>
        {termNames
          .filter((name) => isStated(name, terms))
          .map((name) => [
            <dt key={`${name} label`}>{i18n._(termLabels[name])}</dt>,
            <dd key={name}>{termWords(name, terms, offer)}</dd>,
          ])}
        <dt>
          <Trans comment="Row of a printed offer: a date">Sent</Trans>
        </dt>
        <dd>{formatDate(offer.createdAt, locale)}</dd>
        <dt>
          <Trans comment="Row of a printed offer: a date">Last change</Trans>
        </dt>
        <dd>{formatDate(offer.changedAt, locale)}</dd>
        {production && (
          <>
            <dt>
              <Trans comment="Tab of an accepted offer: the work on it">Production</Trans>
            </dt>
            <dd>{productionLine(production, now)}</dd>
          </>
        )}
        {production?.approval && (
          <>
            <dt>
              <Trans context="production" comment="What can be downloaded">
                Files
              </Trans>
            </dt>
            <dd>
              {production.approval.takes.map(({ takeId, fileName, sha256 }) => (
                <p key={takeId}>
                  {fileName}
                  <br />
                  sha256 {sha256}
                </p>
              ))}
            </dd>
          </>
        )}
        {brief?.scriptLanguage && (
          <>
            <dt>
              <Trans comment="Label of a field">Language of the script</Trans>
            </dt>
            <dd>{i18n._(languageNames[brief.scriptLanguage])}</dd>
          </>
        )}
        {seconds && (
          <>
            <dt>
              <Trans comment="Label of a field">Target length in seconds</Trans>
            </dt>
            <dd>{seconds}</dd>
          </>
        )}
      </dl>
      {(brief?.notes || brief?.script) && (
        <div className={styles["texts"]}>
          {brief.notes && (
            <PrintedText label={<Trans comment="Label of a field">Note</Trans>} text={brief.notes} />
          )}
          {brief.script && (
            <PrintedText
              label={<Trans comment="Label of a field: the text to be spoken">Script</Trans>}
              text={brief.script}
              lang={brief.scriptLanguage ? languageTags[brief.scriptLanguage] : undefined}
            />
          )}
          <div className={styles["cover"]} />
          <p className={styles["more"]}>
            <Trans comment="Foot of a printed page on which a text has no room">
              The text continues. All of it is on the offer’s page.
            </Trans>
          </p>
        </div>
      )}
    </div>,
    document.body,
  );
}

const PrintedText = ({
  label,
  text,
  lang,
}: {
  label: ReactNode;
  text: string;
  lang?: string | undefined;
}) => (
  <>
    <p className={styles["label"]}>{label}</p>
    <p className={styles["text"]} lang={lang} dir="auto">
      {text}
    </p>
  </>
);
