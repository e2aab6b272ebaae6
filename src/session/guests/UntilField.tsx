import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { formatZoned } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { isDayWithin } from "#src/lib/i18n/calendar-day.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { ChipChoice } from "#src/ui/form/choice/ChipChoice.tsx";
import { DayInput } from "#src/ui/form/day/DayInput.tsx";
import { useUnreadDay } from "#src/ui/form/day/use-day-problem.ts";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import { daysOpen } from "./until-rule.ts";
import styles from "./UntilField.module.css";

const proposed = [3, 7, 14, 30];
const { closesAtHour: hour, days } = roomLimits;

/** Until which day a link for guests is open: so many days ahead, or a date. In a Formik form's `until`. */
export function UntilField() {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  const [{ value }, , { setValue }] = useField<string>("until");
  const { onBlur } = useFormField("until");
  const error = useFieldError("until");
  const unread = useUnreadDay(value);
  const label = t({ message: "Last day", comment: "Name of a field: a date" });
  const range = daysOpen(timeZone);
  // Of a year that is half typed nothing is said.
  const isOffered = isDayWithin(value, range);
  // The hour is the agency's, whatever zone the reader is in: so the day is read without one.
  const when = isOffered ? formatZoned(`${value}T${hour}:00Z`, "UTC", currentLocale()) : "–";
  const { most } = days;
  return (
    <div className={styles["until"]}>
      <FieldGroup
        role="group"
        label={
          <Trans comment="Label of a field: how long a room for guests is open">How long is it open?</Trans>
        }
        error={error && (unread ?? error)}
      >
        {(control) => (
          <div className={styles["days"]}>
            {proposed.map((ahead) => {
              const day = dayAhead(timeZone, { days: ahead });
              return (
                <ChipChoice
                  type="radio"
                  key={ahead}
                  name="ahead"
                  checked={value === day}
                  onChange={() => void setValue(day)}
                >
                  <Plural
                    comment="Choice: how many days a room for guests is open"
                    value={ahead}
                    one="# day"
                    other="# days"
                  />
                </ChipChoice>
              );
            })}
            <DayInput
              {...control}
              name="until"
              className={styles["date"]}
              label={label}
              aria-label={label}
              value={value}
              {...range}
              onDay={(day) => void setValue(day)}
              onBlur={onBlur}
            />
          </div>
        )}
      </FieldGroup>
      <Spoken as="p" className={styles["hint"]} pause={pauseOfTyping} only="changes">
        <Trans comment="when is such as “Thursday, November 26, 6:00 PM”; most is a whole number">
          Closes: {when}. At most {most} days.
        </Trans>
      </Spoken>
    </div>
  );
}
