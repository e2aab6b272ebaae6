import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { linkPlace } from "#contract/constants/suggestion-mail.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { formatDayAhead } from "#src/lib/i18n/format-ago.ts";

interface Proposal {
  /** How many voices are suggested. */
  count: number;
  /** The room's last day, as 2026-11-26. */
  until: string;
  visitor: string;
  owner: string;
  agency: string;
}

/** The mail and the room's words as they are proposed, in the language of `words`. No subject names what the visitor wrote. */
export function proposedWords(words: I18n, { count, until, visitor, owner, agency }: Proposal) {
  const day = formatDayAhead(until, words.locale as Locale);
  const title = words._(
    msg({
      message: plural(count, { one: "# voice for your project", other: "# voices for your project" }),
      comment: "Subject of a mail to a visitor, and name of the room that it leads to",
    }),
  );
  const greeting = words._(
    msg({ message: `Hello ${visitor},`, comment: "First line of a mail; visitor is a full name" }),
  );
  const lead = words._(
    msg({
      message: plural(count, {
        one: "We have chosen # voice for your project. You can listen to it without an account, and tell us with one press that you would like it.",
        other:
          "We have chosen # voices for your project. You can listen to them without an account, and tell us with one press which one you would like.",
      }),
      comment: "In a mail to a visitor; # is how many voices a room has",
    }),
  );
  const listen = words._(msg({ message: "Listen to the voices", comment: "Button in a mail: opens a room" }));
  const open = words._(
    msg({
      message: `The link is open until ${day}.`,
      comment: "In a mail; day is such as “Sunday, 6 December”",
    }),
  );
  const regards = words._(msg({ message: "Kind regards,", comment: "Before the name under a mail" }));
  return {
    title,
    greeting: words._(msg`Listen and vote; if one of them is right, tell us with one press.`),
    subject: title,
    text: [greeting, lead, `${listen}: ${linkPlace}`, open, `${regards}\n${owner}, ${agency}`].join("\n\n"),
  };
}
