import { useLingui } from "@lingui/react";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";

/** The formats that the server takes, for reading: "MP3, WAV, or OGG". */
export function useFormatNames(): string {
  const { i18n } = useLingui();
  const names = uploadFormats(useSession()).map((format) => format.toUpperCase());
  return new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(names);
}
