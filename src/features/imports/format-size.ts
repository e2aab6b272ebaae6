import type { Locale } from "#contract/enumerations.ts";

const steps = [
  ["GB", 1024 ** 3],
  ["MB", 1024 ** 2],
  ["KB", 1024],
] as const;

/** Bytes as people read them: "480 KB", "1.2 GB". */
export function formatSize(bytes: number, locale: Locale): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? (["KB", 1024] as const);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: unit === "GB" ? 1 : 0 });
  return `${number.format(Math.max(unit === "KB" ? 1 : 0, bytes / size))} ${unit}`;
}
