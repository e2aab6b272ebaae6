import { useLingui } from "@lingui/react/macro";
import { historySubjects, type HistorySubject } from "#contract/constants/history-subjects.ts";
import { ChoiceFilter } from "#src/ui/popover/ChoiceFilter.tsx";
import { subjectNames } from "./action-words.ts";

interface SubjectFilterProps {
  subjects: readonly HistorySubject[];
  onChange: (subjects: HistorySubject[]) => void;
}

/** What the record's entries are about; none means all. */
export function SubjectFilter({ subjects, onChange }: SubjectFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <ChoiceFilter
      words={t({ message: "Subject", comment: "Filter of the record: what it was about" })}
      options={historySubjects.map((value) => ({ value, words: i18n._(subjectNames[value]) }))}
      chosen={subjects}
      onChange={onChange}
    />
  );
}
