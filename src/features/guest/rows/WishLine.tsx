import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef, useState } from "react";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { useIsUnstored } from "#src/features/guest/calls/unstored.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import { Unstored } from "./Unstored.tsx";
import styles from "./WishLine.module.css";

interface WishLineProps {
  room: GuestRoom;
  voice: GuestVoice;
  name: string;
}

/** Says with one press that the guest would like this voice, which is undone for ten seconds; another voice takes its place. */
export function WishLine({ room: { wish }, voice: { letter }, name }: WishLineProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [last, setLast] = useState<"wished" | "undone">();
  const isUnstored = useIsUnstored((change) => "wish" in change);
  const isWished = wish === letter;
  // The button that was pressed is gone with what it stood in.
  useEffect(() => {
    if (last === "undone" && !isWished) button.current?.focus({ preventScroll: true });
  }, [last, isWished]);
  if (!isWished)
    return (
      <Button
        ref={button}
        wide
        className={styles["wish"]}
        aria-label={t({
          message: `I would like this one: ${name}`,
          comment: "Name of a button of a guest’s room for screen readers; name is a voice",
        })}
        onClick={() => {
          setLast("wished");
          answer({ wish: letter });
        }}
      >
        <Trans comment="Button of a guest’s room: this voice is wished for">I would like this one</Trans>
      </Button>
    );
  return (
    <>
      <div className={styles["wished"]}>
        <CircleCheck size={18} aria-hidden="true" />
        <Spoken as="p" className={styles["words"]}>
          <Trans>We have passed on that you would like this voice.</Trans>
        </Spoken>
        {last === "wished" && (
          <UndoButton
            onUndo={() => {
              setLast("undone");
              answer({ wish: null });
            }}
            onRunOut={() => setLast(undefined)}
          />
        )}
      </div>
      {isUnstored && <Unstored />}
    </>
  );
}
