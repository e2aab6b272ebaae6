import { useLingui } from "@lingui/react";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";

/** What the server takes: for reading, such as "MP3, WAV, or OGG", and for a file dialog. */
export function useSoundFormats(): { formats: string; accept: string[] } {
  const { i18n } = useLingui();
  const taken = uploadFormats(useSession());
  const names = taken.map((format) => format.toUpperCase());
  return {
    formats: new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(names),
    accept: [...taken.map((format) => `.${format}`), "audio/*"],
  };
}
