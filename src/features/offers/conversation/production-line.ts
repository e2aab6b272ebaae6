import { i18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Production } from "#contract/productions/productions.ts";
import { formatWhen } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** Where the work on an offer stands, as a part of a line. A component that calls it also calls `useLingui()`. */
export function productionLine(production: Production, now: Date): string {
  const { state, round, roundsIncluded, approval, takes } = production;
  if (state === "approved") {
    const when = approval ? formatWhen(approval.at, now, currentLocale()) : "";
    return i18n._(
      msg({
        message: `approved, ${when}`,
        comment: "State of a production, in a line; when is such as: today 09:12",
      }),
    );
  }
  if (state === "changes") {
    const notes = takes.reduce((sum, { openNotes }) => sum + openNotes, 0);
    return i18n._(
      msg({
        message: plural(notes, {
          0: "changes asked for",
          one: "changes asked for, # note",
          other: "changes asked for, # notes",
        }),
        comment: "State of a production, in a line, and how many notes are open",
      }),
    );
  }
  if (round === 0)
    return i18n._(msg({ message: "being recorded", comment: "State of a production, in a line" }));
  return i18n._(
    msg({
      message: `round ${round}, ${roundsIncluded} included`,
      comment: "State of a production, in a line: the round, and how many belong to the terms",
    }),
  );
}
