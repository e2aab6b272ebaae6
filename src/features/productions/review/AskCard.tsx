import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Link from "lucide-react/icons/link";
import { useEffect, useRef, useState } from "react";
import type { ReviewLinkChange } from "#contract/productions/review-link.ts";
import { changeReviewLink } from "#src/features/productions/mutations.ts";
import { reviewQuery } from "#src/features/productions/queries.ts";
import side from "#src/features/productions/side/Side.module.css";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { GuestNotes } from "./GuestNotes.tsx";
import { OpenLink } from "./OpenLink.tsx";
import styles from "./Review.module.css";

interface AskCardProps {
  offer: ProducedOffer;
  /** Goes to a second of a take. */
  onHear: (takeId: string, seconds: number) => void;
}

/** How long a new link is open, in days. */
const days = 7;

/** The link by which others hear the takes of the round, and for the client what they remarked. */
export function AskCard({ offer: { offerId, production }, onHear }: AskCardProps) {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(reviewQuery(offerId));
  const { mutate, isPending, error } = useSending(changeReviewLink);
  /** Known until the page is left: the server keeps none. */
  const [password, setPassword] = useState<string>();
  const link = data?.link?.state === "open" ? data.link : undefined;
  const notes = data?.notes ?? [];
  const change = (wanted: ReviewLinkChange, onSuccess: () => void) =>
    !isPending && mutate({ offerId, change: wanted }, { onSuccess });
  /** How often what was pressed went away: then the heading gets the focus. */
  const [gone, setGone] = useState(0);
  const leave = () => setGone((times) => times + 1);
  useEffect(() => {
    if (gone > 0) heading.current?.focus();
  }, [gone]);
  return (
    <section className={side["card"]}>
      <div className={side["card-head"]}>
        <h2 ref={heading} tabIndex={-1} className={side["heading"]}>
          <Trans comment="Heading of a card: a link by which others hear takes">Ask others</Trans>
        </h2>
        {data && !link && (
          <Button
            size="small"
            busy={isPending}
            icon={<Link size={16} aria-hidden="true" />}
            onClick={() => change({ until: dayAhead(timeZone, { days }) }, leave)}
          >
            <Trans comment="Button: makes a link for guests">Create link</Trans>
          </Button>
        )}
      </div>
      {!link && (
        <p className={side["note"]}>
          <Plural
            comment="What a link for guests is; days is for how long it is open"
            value={days}
            one="Anyone with the link can listen and write notes without an account, for # day or until the round is answered."
            other="Anyone with the link can listen and write notes without an account, for # days or until the round is answered."
          />
        </p>
      )}
      {link && (
        <OpenLink
          offerId={offerId}
          link={link}
          password={password}
          timeZone={timeZone}
          onPassword={(wanted) =>
            change({ password: wanted }, () => setPassword(wanted === null ? undefined : wanted))
          }
          onRevoked={leave}
        />
      )}
      {error && <FailureNotice error={error} />}
      {notes.length > 0 && (
        <div className={styles["notes"]}>
          <GuestNotes
            offerId={offerId}
            notes={notes}
            titleOf={({ takeId }) =>
              production.takes.find((take) => take.takeId === takeId)?.title ??
              t({ message: "Take", comment: "In place of a recording’s title" })
            }
            onHear={onHear}
            onGone={leave}
          />
        </div>
      )}
    </section>
  );
}
