import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { GuestReview } from "#contract/guest.ts";
import { limits } from "#contract/constants/limits.ts";
import { refresh } from "#src/features/guest/calls/exchange.ts";
import { keepGuestName, readGuestName } from "#src/features/guest/calls/kept-answers.ts";
import { RoomHead } from "#src/features/guest/RoomHead.tsx";
import { useGuest } from "#src/features/guest/store.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import { ClosedReview } from "./ClosedReview.tsx";
import styles from "./Review.module.css";
import { endSound, useTakeSound } from "./take-sound.ts";
import { TakeRow } from "./TakeRow.tsx";

/** The takes of a production in review as a guest hears them, until its round is answered. */
export const ReviewPage = ({ review }: { review: GuestReview }) =>
  review.state === "closed" ? (
    <ClosedReview review={review} />
  ) : (
    <OpenReview key={review.mark} review={review} />
  );

/** The takes, with the name that is shown beside the guest's notes. */
function OpenReview({ review }: { review: GuestReview }) {
  const { t } = useLingui();
  const error = useGuest((state) => state.error);
  const [name, setName] = useState(() => review.name ?? readGuestName());
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    return endSound;
  }, []);
  // A sound that is refused may mean that the link is closed.
  const hasFailed = useTakeSound(({ status }) => status === "failed");
  useEffect(() => {
    if (hasFailed) void refresh();
  }, [hasFailed]);
  const askForName = (): string | undefined => {
    const given = name.trim();
    if (given !== "") return given;
    setMissing(true);
    input.current?.focus();
    return undefined;
  };
  return (
    <div className={styles["page"]}>
      <RoomHead room={review} />
      <FailureNotice error={error} />
      <div className={styles["name"]}>
        <Field
          required
          label={t({ message: "Your name", comment: "Label of a field" })}
          hint={<Trans>Shown beside your notes, and remembered on this device.</Trans>}
          error={isMissing ? t`Enter your name` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              autoComplete="given-name"
              maxLength={limits.room.guestName}
              value={name}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value);
                keepGuestName(currentTarget.value.trim());
                setMissing(false);
              }}
            />
          )}
        </Field>
      </div>
      <ul
        className={styles["rows"]}
        aria-label={t({ message: "Takes", comment: "Name of a list: recordings" })}
      >
        {review.takes.map((take) => (
          <TakeRow key={take.takeId} take={take} mark={review.mark} onName={askForName} />
        ))}
      </ul>
    </div>
  );
}
