import { linkPlace } from "#contract/constants/suggestion-mail.ts";
import type { SuggestionMail } from "#contract/voice-requests/request-suggestion.ts";
import { cleanLine, cleanLines } from "#server/http/clean-text.ts";
import { wrongField } from "#server/http/problems/problem.ts";

/** A mail as it goes out; 400 unless its text holds the link's place once. */
export function cleanMail({ subject, text }: SuggestionMail): SuggestionMail {
  const mail = { subject: cleanLine(subject, "mail/subject"), text: cleanLines(text, "mail/text") };
  if (mail.text.split(linkPlace).length !== 2) throw wrongField("mail/text");
  return mail;
}
