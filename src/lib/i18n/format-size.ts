import type { Locale } from "#contract/constants/site-languages.ts";

const steps = [
  ["GB", 1024 ** 3],
  ["MB", 1024 ** 2],
  ["KB", 1024],
] as const;

/** Bytes as people read them: "480 KB", "1.2 MB", "61 MB". */
export function formatSize(bytes: number, locale: Locale): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? (["KB", 1024] as const);
  const value = bytes / size;
  const digits = unit !== "KB" && value < 10 ? 1 : 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  return `${number.format(unit === "KB" ? Math.ceil(value) : value)} ${unit}`;
}
