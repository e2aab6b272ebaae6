import { useLingui } from "@lingui/react/macro";
import type { HistoryPage } from "#contract/history.ts";
import { isDayWithin, type DayRange } from "#src/lib/i18n/calendar-day.ts";
import { DaySelect } from "#src/ui/form/day/DaySelect.tsx";
import { Select } from "#src/ui/form/Select.tsx";
import styles from "./HistoryFilters.module.css";
import type { HistoryQuery } from "./history-query.ts";
import { SubjectFilter } from "./SubjectFilter.tsx";

export interface HistoryFiltersProps {
  query: HistoryQuery;
  people: HistoryPage["people"];
  onChange: (change: Partial<HistoryQuery>) => void;
}

/** Person, subjects and days. */
export function HistoryFilters({ query, people, onChange }: HistoryFiltersProps) {
  const { t } = useLingui();
  const daySelect = (name: "from" | "to", range: DayRange) => ({
    ...range,
    value: query[name],
    onDay: (day: string | undefined) => {
      if (day === undefined || isDayWithin(day, range)) onChange({ [name]: day });
    },
  });
  const all = { value: "" as const, words: t({ message: "All", comment: "Filter that leaves nothing out" }) };
  // Somebody who is in the address and not in the list, such as a person without entries.
  const isListed = query.person === undefined || people.some(({ userName }) => userName === query.person);
  const listed = isListed ? people : [...people, { userName: query.person ?? "", name: query.person ?? "" }];
  return (
    <div role="search" className={styles["filters"]}>
      <Select
        label={t({ message: "Person", comment: "Filter of the record" })}
        value={query.person ?? ""}
        options={[all, ...listed.map(({ userName, name }) => ({ value: userName, words: name }))]}
        onSelect={(person) => onChange({ person: person || undefined })}
        className={styles["person"]}
      />
      <SubjectFilter subjects={query.subjects} onChange={(subjects) => onChange({ subjects })} />
      <DaySelect
        label={t({ message: "From", comment: "Filter of the record: the first day" })}
        {...daySelect("from", { max: query.to })}
      />
      <DaySelect
        label={t({ message: "Until", comment: "Filter of the record: the last day" })}
        {...daySelect("to", { min: query.from })}
      />
    </div>
  );
}
