import type { Locale } from "#contract/enumerations.ts";

/** Bytes as people read them: "480 KB", "1.2 MB". */
export function formatBytes(bytes: number, locale: Locale): string {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  if (bytes >= 1_000_000) return `${number(bytes / 1_000_000, 1)} MB`;
  return `${number(Math.max(1, bytes / 1000), 0)} KB`;
}
