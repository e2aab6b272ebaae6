import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json" with { type: "json" };

/** The number in E.164, a Turkish one unless it says otherwise; null where it does not parse. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "TR", extract: false }, metadata);
  return number?.isPossible() ? number.number : null;
}
