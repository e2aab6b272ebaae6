import { msg } from "@lingui/core/macro";
import { string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { isDayWithin, type DayRange } from "#src/lib/i18n/calendar-day.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";

/** The days until which an answer may be asked for, as the server takes them. */
export const answerDays = (timeZone: string): Required<DayRange> => ({
  min: dayAhead(timeZone),
  max: dayAhead(timeZone, { days: limits.offer.answerDays }),
});

/** The days by which a recording may be due, as the server takes them. */
export const deliveryDays = (timeZone: string): Required<DayRange> => ({
  min: dayAhead(timeZone),
  max: dayAhead(timeZone, { years: limits.offer.deliveryYears }),
});

const dayIn = (range: DayRange, message: string) =>
  string().test("ahead", message, (value) => !value || isDayWithin(value, range));

/** The two days of an offer's form, either of which may be empty. */
export const dayShape = (timeZone: string) => ({
  answerBy: dayIn(answerDays(timeZone), messageId(msg`Choose a day from today to 90 days ahead`)),
  deliverBy: dayIn(deliveryDays(timeZone), messageId(msg`Choose a day from today to five years ahead`)),
});
