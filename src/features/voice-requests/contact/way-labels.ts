import { useLingui } from "@lingui/react/macro";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";

/** The names of the ways to reach a visitor for screen readers, where an icon stands alone. */
export function useWayLabels(fullName: string): Record<ContactWay, string> {
  const { t } = useLingui();
  return {
    phone: t({
      message: `Call: ${fullName}`,
      comment: "Name of a telephone link for screen readers; fullName is the visitor's",
    }),
    mail: t({
      message: `Write an e-mail: ${fullName}`,
      comment: "Name of a link for screen readers; fullName is the visitor's",
    }),
    whatsapp: t({
      message: `Write on WhatsApp: ${fullName}`,
      comment: "Name of a link for screen readers; fullName is the visitor's",
    }),
  };
}
