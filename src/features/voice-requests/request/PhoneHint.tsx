import { Trans } from "@lingui/react/macro";
import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";

/** The typed number in international format; numbers without a country code are read as Turkish. */
export function PhoneHint({ phone }: { phone: string }) {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: "TR", extract: false }, metadata);
  if (number?.isPossible()) return number.formatInternational();
  return <Trans>We could not recognize this number; it is sent as you typed it.</Trans>;
}
