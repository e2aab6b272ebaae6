import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import type { GuestReview } from "#contract/guest.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { refresh } from "#src/features/guest/calls/exchange.ts";
import { keepGuestName, readGuestName } from "#src/features/guest/calls/kept-answers.ts";
import { PlaceHead } from "#src/features/guest/PlaceHead.tsx";
import { useGuest } from "#src/features/guest/store.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import { applyNote } from "./apply-note.ts";
import styles from "./Review.module.css";
import { endSound, useTakeSound } from "./take-sound.ts";
import { TakeRow } from "./TakeRow.tsx";

/** The takes of a production in review as a guest hears them, with the name that is shown beside the guest's notes. */
export function ReviewPage({ review }: { review: GuestReview }) {
  const { t } = useLingui();
  const error = useGuest((state) => state.error);
  const [name, setName] = useState(() => review.name ?? readGuestName());
  const waiting = useGuest((state) => state.waiting);
  const { takes } = useMemo(() => waiting.reduce(applyNote, review), [waiting, review]);
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
      <PlaceHead place={review} />
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
              maxLength={roomLimits.guestName}
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
        {takes.map((take) => (
          <TakeRow key={take.takeId} take={take} mark={review.mark} onName={askForName} />
        ))}
      </ul>
    </div>
  );
}
