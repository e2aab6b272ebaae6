import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Handshake from "lucide-react/icons/handshake";
import { useState } from "react";
import { useOffer } from "#src/features/offers/offer-context.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useSession } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { IconTile } from "#src/ui/tag/IconTile.tsx";
import styles from "./FirstOfferNotice.module.css";
import { firstOfferQuery } from "./first-offer-query.ts";

/** The offer that waits filled for a new client: says where it comes from, and opens its form with a press. It can be hidden on this device. */
export function FirstOfferNotice() {
  const { t } = useLingui();
  const userName = useSession()?.profile.userName ?? "";
  const hiddenKey = `first-offer-hidden:${userName}`;
  const [hidden, setHidden] = useState(() => readStored(hiddenKey));
  // The form goes on with what was typed there before.
  const [draftKey] = useState(newKey);
  const { open, preload } = useOffer();
  const { data: offer } = useQuery(firstOfferQuery);
  if (!offer || hidden === offer.chosenAt) return null;
  const { platform, version, voiceIds, voices, notes, requestedAt, chosenAt } = offer;
  const artist = voices[0]?.voiceArtistName ?? "";
  const date = formatDate(requestedAt, currentLocale());
  const openForm = () => {
    const terms = { budget: undefined, platform, version, voiceIds };
    open(voices, { again: "", title: "", terms, brief: { notes }, draftKey });
  };
  return (
    <Container>
      <section
        className={styles["notice"]}
        aria-label={t({ message: "Offer from your request", comment: "Name of a card for screen readers" })}
      >
        <IconTile>
          <Handshake size={22} />
        </IconTile>
        <div className={styles["words"]}>
          <p className={styles["title"]}>
            <Trans comment="Heading of a card; artist is a voice artist’s name">
              Your offer for {artist} is filled in
            </Trans>
          </p>
          <p>
            <Trans comment="Where a filled offer comes from; platform is such as “Radio spot”, date a day">
              From your voice request of {date} ({platform}) and the voice that you chose in the listening
              room. Nothing has been sent.
            </Trans>
          </p>
        </div>
        <div className={styles["acts"]}>
          <Button look="primary" onPointerEnter={preload} onFocus={preload} onClick={openForm}>
            <Trans comment="Button: opens the form of an offer that is filled in">Open the offer</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              writeStored(hiddenKey, chosenAt);
              setHidden(chosenAt);
            }}
          >
            <Trans comment="Button: takes a card off the page">Hide</Trans>
          </Button>
        </div>
      </section>
    </Container>
  );
}
