import { useLingui } from "@lingui/react/macro";
import { answerDays } from "#src/features/offers/offer-days.ts";
import { RoundsField } from "#src/features/offers/RoundsField.tsx";
import { useAgencyTimeZone, useServerHas } from "#src/session/use-session.ts";
import { DayField } from "#src/ui/form/day/DayField.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";

/** The fields that stand under the first three while the part for script and usage is open. */
export function MoreTerms() {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  const delivers = useServerHas("delivery");
  return (
    <>
      <TextField
        name="title"
        label={t({ message: "Title", comment: "Label of a field: the name of an offer" })}
        optional
        autoComplete="off"
      />
      {delivers && <RoundsField />}
      <DayField
        name="answerBy"
        label={t({ message: "Answer by", comment: "Label of a field: the last day to answer an offer" })}
        optional
        {...answerDays(timeZone)}
      />
      <TextAreaField
        name="notes"
        label={t({ message: "Note", comment: "Label of a field: what else a speaker should know" })}
        optional
        placeholder={t`Pronunciation, sample recording, points to note`}
      />
    </>
  );
}
