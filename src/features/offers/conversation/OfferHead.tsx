import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { voicesOf } from "./offer-events.ts";
import { productionLine } from "./production-line.ts";
import styles from "./ConversationPage.module.css";

/** The link back to the list. */
export const BackToOffers = () => (
  <BackLink to="/offers">
    <Trans comment="Link of the bar, and heading of the list">Offers</Trans>
  </BackLink>
);

interface OfferHeadProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** Whether the work on it is shown below. */
  isProduction: boolean;
}

/** So many voices are named. */
const mostNames = 2;

/** Title, sides, voices and day of an offer, or where the work on it stands, and the button that prints its summary. */
export function OfferHead({ offer, side, isProduction }: OfferHeadProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { company, clientName, production } = offer;
  const count = offer.voiceIds.length;
  const voices = t({
    message: plural(count, { one: "# voice", other: "# voices" }),
    comment: "How many voices an offer is for",
  });
  const names = voicesOf(offer).map(({ voiceArtistName }) => voiceArtistName);
  const facts =
    isProduction && production
      ? [
          company,
          (side === "agency" || !company) && clientName,
          names.length <= mostNames ? names.join(", ") : voices,
          productionLine(production, now),
        ]
      : [company, clientName, voices, formatDate(offer.createdAt, currentLocale())];
  return (
    <div className={styles["top"]}>
      <BackToOffers />
      <div className={styles["headline"]}>
        <div>
          <h1>{offer.title}</h1>
          <p className={styles["facts"]}>{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <Button
          look="quiet"
          className={styles["print"]}
          icon={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          <span className={styles["word"]}>
            <Trans comment="Button: prints an offer">Print</Trans>
          </span>
        </Button>
      </div>
    </div>
  );
}
