import { Trans } from "@lingui/react/macro";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { useEffect, useRef, useState } from "react";
import { languageTags } from "#contract/constants/language-tags.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Brief } from "#contract/offers/offers.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Side.module.css";

interface ScriptCardProps {
  brief: Brief;
  /** How long it will take; undefined while that is not known. */
  seconds: number | undefined;
  /** Begins a note on marked words; undefined where none may be written. */
  onQuote: ((words: string) => void) | undefined;
}

/** Letters of marked words that a note begins with. */
const mostQuoted = productionLimits.note / 2;

/** The script, to read along; words that are marked in it can become a note. */
export function ScriptCard({ brief: { script, scriptLanguage }, seconds, onQuote }: ScriptCardProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [marked, setMarked] = useState("");
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const isInside = selection?.anchorNode && text.current?.contains(selection.anchorNode);
      setMarked(isInside ? selection.toString().trim().slice(0, mostQuoted) : "");
    };
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, []);
  if (!script) return null;
  const length = seconds === undefined ? undefined : formatTime(seconds);
  return (
    <section className={styles["card"]}>
      <div className={styles["card-head"]}>
        <h2 className={styles["heading"]}>
          <Trans comment="Heading: what is to be spoken">Script</Trans>
        </h2>
        {length !== undefined && !(onQuote && marked) && (
          <span className={styles["note"]}>
            <Trans comment="Beside a script: how long it will take; length is such as 33:10">
              estimate {length}
            </Trans>
          </span>
        )}
        {onQuote && marked && (
          <Button
            size="small"
            icon={<MessageSquarePlus size={16} aria-hidden="true" />}
            // The words stay marked while it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onQuote(marked)}
          >
            <Trans comment="Button: begins a note on the words that are marked">Note on these words</Trans>
          </Button>
        )}
      </div>
      <p
        ref={text}
        className={styles["script"]}
        lang={scriptLanguage ? languageTags[scriptLanguage] : undefined}
        dir="auto"
        // A region that scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {script}
      </p>
    </section>
  );
}
