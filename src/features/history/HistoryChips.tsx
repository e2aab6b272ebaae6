import { useLingui } from "@lingui/react/macro";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { FilterChips } from "#src/ui/chip/FilterChips.tsx";
import { subjectNames } from "./action-words.ts";
import type { HistoryFiltersProps } from "./HistoryFilters.tsx";
import { noHistoryFilters, type HistoryFilters } from "./history-query.ts";

/** The filters that are set, each removable. */
export function HistoryChips({ query, people, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useLingui();
  const locale = currentLocale();
  const { person, subjects } = query;
  const from = query.from && formatCalendarDay(query.from, locale);
  const to = query.to && formatCalendarDay(query.to, locale);
  const chip = (key: string, words: string, without: Partial<HistoryFilters>) => ({
    key,
    words,
    onRemove: () => onChange(without),
  });
  const called = people.find(({ userName }) => userName === person)?.name ?? person;
  const fromWords = t({ message: `From: ${from}`, comment: "Filter of the record; from is a date" });
  const toWords = t({ message: `Until: ${to}`, comment: "Filter of the record; to is a date" });
  const chips = [
    ...(called ? [chip("person", called, { person: undefined })] : []),
    ...subjects.map((subject) =>
      chip(subject, i18n._(subjectNames[subject]), {
        subjects: subjects.filter((other) => other !== subject),
      }),
    ),
    ...(from ? [chip("from", fromWords, { from: undefined })] : []),
    ...(to ? [chip("to", toWords, { to: undefined })] : []),
  ];
  return <FilterChips chips={chips} onClear={() => onChange(noHistoryFilters)} />;
}
