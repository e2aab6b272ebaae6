import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number in E.164, a Turkish one unless it says otherwise; null where it does not parse. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "TR", extract: false });
  return number?.isPossible() ? number.number : null;
}
