import { msg } from "@lingui/core/macro";
import { string } from "yup";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { isDayWithin } from "#src/lib/i18n/calendar-day.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";

const { days } = roomLimits;

/** The first and the last day until which a link for guests may be open. */
export const daysOpen = (timeZone: string) => ({
  min: dayAhead(timeZone, { days: days.least }),
  max: dayAhead(timeZone, { days: days.most }),
});

/** That a form's day is one of them. */
export function untilRule(timeZone: string) {
  const open = daysOpen(timeZone);
  const range = messageId(msg`Choose a day from tomorrow to 60 days ahead`);
  return string()
    .required(range)
    .test("ahead", range, (day) => isDayWithin(day, open));
}
