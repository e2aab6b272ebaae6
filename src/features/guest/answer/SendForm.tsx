import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { GuestRoom } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { keepGuestName, readGuestName } from "#src/features/guest/calls/kept-answers.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./Answer.module.css";

/** The guest's name, remembered on the device, and the button that sends. Once sent, what changes counts at once. */
export function SendForm({ room, children }: { room: GuestRoom; children: ReactNode }) {
  const { t } = useLingui();
  const [name, setName] = useState(() => room.name ?? readGuestName());
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isSent = room.sentAt !== null;
  const wanted = name.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(wanted === "");
    if (wanted === "") return input.current?.focus();
    answer({ send: true, name: wanted });
  };
  return (
    <form className={styles["form"]} tabIndex={-1} onSubmit={send} noValidate>
      <Field
        required
        label={t({ message: "Your name", comment: "Label of a field" })}
        hint={<Trans>Remembered on this device. We ask for nothing else.</Trans>}
        error={isMissing ? t`Enter your name` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="name"
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
      {children}
      {(!isSent || wanted !== room.name) && (
        <Button type="submit" look="primary" size="large" wide>
          {isSent ? (
            <Trans context="button" comment="Button: stores a guest's other name">
              Change name
            </Trans>
          ) : (
            <Trans comment="Button: a guest of a room sends votes, order and notes">Send answers</Trans>
          )}
        </Button>
      )}
      {isSent && (
        <Notice kind="success">
          <Trans>Your answers are sent. Changes take effect right away.</Trans>
        </Notice>
      )}
      <p className={styles["foot"]}>
        <Trans>You can change them until the room closes.</Trans>
      </p>
    </form>
  );
}
