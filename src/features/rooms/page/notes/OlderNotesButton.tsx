import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { FocusedWords } from "#src/ui/feedback/FocusedWords.tsx";
import styles from "./Notes.module.css";
import type { RoomNotes } from "./use-room-notes.ts";

/** Asks for older notes as long as there are any, and says when all are shown; nothing where all came at once. */
export function OlderNotesButton({ notes }: { notes: RoomNotes }) {
  const { hasOlder, isLoading, isFailed, loadOlder } = notes;
  const [hadOlder, setHadOlder] = useState(hasOlder);
  if (hasOlder && !hadOlder) setHadOlder(true);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasOlder && document.activeElement === document.body) end.current?.focus();
  }, [hasOlder]);
  if (!hadOlder) return null;
  return (
    <div className={styles["older"]}>
      {hasOlder ? (
        <Button size="small" busy={isLoading} onClick={loadOlder}>
          <Trans comment="Button: shows older notes of a room’s guests">Older notes</Trans>
        </Button>
      ) : (
        <FocusedWords ref={end}>
          <Trans comment="Where the button for older notes stood">All notes are shown.</Trans>
        </FocusedWords>
      )}
      {isFailed && (
        <p role="alert">
          <Trans>The older notes could not be loaded. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}
