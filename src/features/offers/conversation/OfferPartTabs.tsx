import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Production } from "#contract/productions/productions.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { Tabs } from "#src/ui/page/Tabs.tsx";
import { Dot } from "#src/ui/tag/Dot.tsx";
import type { OfferPart } from "./offer-part.ts";
import styles from "./ConversationPage.module.css";

/** Which part of an accepted offer is shown, and the slot of its production. */
export interface OfferParts {
  shown: OfferPart;
  onChoose: (part: OfferPart) => void;
  production: (offer: ReadOfferDetails & { production: Production }, side: OfferTurn) => ReactNode;
}

interface OfferPartTabsProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  parts: OfferParts | undefined;
  /** The agreement: conversation and terms. */
  children: ReactNode;
}

/** The tabs of an accepted offer: what is produced, and what was agreed; the agreement alone where nothing is produced. */
export function OfferPartTabs({ offer, side, parts, children }: OfferPartTabsProps) {
  const { t } = useLingui();
  const id = useId();
  const { production } = offer;
  // Who sees an offer accepted stays where they are, with what they are writing and the focus.
  const [stays, setStays] = useState(!production);
  const produced = parts && production ? { ...offer, production } : undefined;
  const shown = stays || !parts ? "agreement" : parts.shown;
  const choose = (part: OfferPart) => {
    setStays(false);
    parts?.onChoose(part);
  };
  return (
    <>
      {produced && (
        <div className={styles["parts"]}>
          <Tabs
            id={id}
            look="line"
            label={t({ message: "Parts of the offer", comment: "Name of tabs, for screen readers" })}
            tabs={[
              {
                name: "production",
                words: t({ message: "Production", comment: "Tab of an accepted offer: the work on it" }),
                count: undefined,
                after: produced.production.turn === side && (
                  <Dot>
                    <Trans comment="Of a production: for screen readers, in place of a dot">
                      waits for you
                    </Trans>
                  </Dot>
                ),
              },
              {
                name: "agreement",
                words: t({
                  message: "Agreement",
                  context: "offer",
                  comment: "Tab of an accepted offer: conversation and terms",
                }),
                count: undefined,
              },
            ]}
            selected={shown}
            onChoose={choose}
          />
        </div>
      )}
      <div {...(produced && { id: `${id}-panel`, role: "tabpanel", "aria-labelledby": `${id}-${shown}` })}>
        {produced && shown === "production" ? parts?.production(produced, side) : children}
      </div>
    </>
  );
}
