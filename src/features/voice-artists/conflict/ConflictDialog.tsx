import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import type { Conflict } from "#src/features/voice-artists/kept/use-kept-editor.ts";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FocusedWords } from "#src/ui/feedback/FocusedWords.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { changeWords } from "./change-words.ts";
import styles from "./ConflictDialog.module.css";
import { ConflictRow } from "./ConflictRow.tsx";
import type { Change, Side } from "./merge.ts";

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
  onResolve: (choose: (change: Change) => Side) => void;
}

/** Two owners changed the same fields: asks for each whose value stays. Nothing is chosen beforehand. */
export function ConflictDialog({ conflict, onClose, onResolve }: ConflictDialogProps) {
  const { t } = useLingui();
  const { merge, mine, known } = conflict;
  const { conflicts, mineOnly, theirsOnly } = merge;
  const [choices, setChoices] = useState<(Side | undefined)[]>(() => conflicts.map(() => undefined));
  const [now] = useState(() => new Date());
  const [isAsked, setAsked] = useState(false);
  const chosen = choices.filter(Boolean).length;
  const total = conflicts.length;
  const you = t({ message: "You", comment: "Heading of a column: what the reader changed" });
  const other =
    known.artist.changedBy ?? t({ message: "Another owner", comment: "In the place of an owner’s name" });
  const ago = formatAgo(known.artist.changedAt, now, currentLocale(), "with time");
  const chooseAll = (side: Side) => setChoices(conflicts.map(() => side));
  const save = (dialog: Element | null) => {
    setAsked(true);
    if (chosen < total) {
      const groups = dialog?.querySelectorAll<HTMLElement>("[role=radiogroup]");
      return groups?.[choices.findIndex((choice) => !choice)]?.querySelector("input")?.focus();
    }
    onResolve((change) => {
      const place = conflicts.findIndex(
        ({ at }) => at.sample === change.at.sample && at.field === change.at.field,
      );
      return choices[place] ?? "theirs";
    });
  };
  const columns = [
    { side: "mine", name: you },
    { side: "theirs", name: other },
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      className={styles["dialog"]}
      title={t({ message: "These details changed while you were editing", comment: "Heading" })}
    >
      <DialogBody className={styles["body"]}>
        <FocusedWords className={styles["sentence"]} data-first-focus>
          <Plural
            comment="other is an owner’s name, ago such as “2 minutes ago”; total is how many fields"
            value={total}
            one={`${other} saved it ${ago}. You both changed one field; which one stays? Nothing is overwritten before you choose.`}
            other={`${other} saved it ${ago}. You both changed # fields; which ones stay? Nothing is overwritten before you choose.`}
          />
        </FocusedWords>
        <div className={styles["columns"]}>
          <span />
          {columns.map(({ side, name }) => (
            <span key={side} className={styles["column"]}>
              <strong>{name}</strong>
              <button
                type="button"
                className={styles["all"]}
                aria-label={t({
                  message: `All of them: ${name}`,
                  comment: "Button: chooses one person’s values; name is theirs, or “You”",
                })}
                onClick={() => chooseAll(side)}
              >
                <Trans comment="Button: chooses all values of one person">All</Trans>
              </button>
            </span>
          ))}
        </div>
        {conflicts.map((change, place) => (
          <ConflictRow
            key={`${change.at.sample}/${change.at.field}`}
            change={change}
            names={{ mine: you, theirs: other }}
            form={mine}
            theirs={known.base}
            choice={choices[place]}
            isMissing={isAsked && !choices[place]}
            onChoose={(side) => setChoices(choices.with(place, side))}
          />
        ))}
        {mineOnly.length + theirsOnly.length > 0 && (
          <div className={styles["together"]}>
            <CircleCheck size={18} aria-hidden="true" />
            <div>
              <p>
                <strong>
                  <Trans>Changes that don’t conflict are all kept</Trans>
                </strong>
              </p>
              {mineOnly.map((change) => (
                <p key={`${change.at.sample}/${change.at.field}`}>
                  {you}: {changeWords(change, "mine", mine)}
                </p>
              ))}
              {theirsOnly.map((change) => (
                <p key={`${change.at.sample}/${change.at.field}`}>
                  {other}: {changeWords(change, "theirs", known.base)}
                </p>
              ))}
            </div>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Spoken as="p" className={styles["count"]} only="changes">
          {t({
            message: `Chosen: ${chosen} of ${total} fields`,
            comment: "Both are whole numbers",
          })}
        </Spoken>
        <Button onClick={onClose}>
          <Trans comment="Button: from a question back to the form">Back to editing</Trans>
        </Button>
        <Button
          look="primary"
          aria-disabled={chosen < total || undefined}
          onClick={({ currentTarget }) => save(currentTarget.closest("dialog"))}
        >
          <Trans comment="Button">Save selected</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
