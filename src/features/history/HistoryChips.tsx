import { useLingui } from "@lingui/react/macro";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { FilterChips } from "#src/ui/FilterChips.tsx";
import { subjectNames } from "./action-words.ts";
import type { HistoryFiltersProps } from "./HistoryFilters.tsx";
import { noHistoryFilters, type HistoryFilters } from "./history-query.ts";

/** The filters that are set, each removable. */
export function HistoryChips({ query, people, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useLingui();
  const locale = currentLocale();
  const { person, subject } = query;
  const from = query.from && formatCalendarDay(query.from, locale);
  const to = query.to && formatCalendarDay(query.to, locale);
  const chips: [keyof HistoryFilters, string | undefined][] = [
    ["person", person && (people.find(({ userName }) => userName === person)?.name ?? person)],
    ["subject", subject && i18n._(subjectNames[subject])],
    ["from", from && t({ message: `From: ${from}`, comment: "Filter of the record; from is a date" })],
    ["to", to && t({ message: `Until: ${to}`, comment: "Filter of the record; to is a date" })],
  ];
  const set = chips.flatMap(([filter, words]) =>
    words ? [{ key: filter, words, onRemove: () => onChange({ [filter]: undefined }) }] : [],
  );
  return <FilterChips chips={set} onClear={() => onChange(noHistoryFilters)} />;
}
