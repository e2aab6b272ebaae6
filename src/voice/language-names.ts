import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "#contract/voices/voices.ts";

/** The languages that voices speak, in order: the landing page names them too, without the other words of a voice. */
// lingui-set comment="A language that a voice speaks"
export const languageNames: Record<Language, MessageDescriptor> = {
  TURKISH: msg`Turkish`,
  ARABIC: msg`Arabic`,
  GERMAN: msg`German`,
  ENGLISH: msg`English`,
  FRENCH: msg`French`,
  SPANISH: msg`Spanish`,
  ITALIAN: msg`Italian`,
  RUSSIAN: msg`Russian`,
  PERSIAN: msg`Persian`,
  HINDI: msg`Hindi`,
  URDU: msg`Urdu`,
  PORTUGUESE: msg`Portuguese`,
  FINNISH: msg`Finnish`,
  SWEDISH: msg`Swedish`,
  NORWEGIAN: msg`Norwegian`,
  INDONESIAN: msg`Indonesian`,
  VIETNAMESE: msg`Vietnamese`,
  KURDISH: msg`Kurdish`,
};
