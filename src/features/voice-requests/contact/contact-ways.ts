import { msg } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import type { SentRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { agency } from "#src/lib/agency.ts";
import { sentencesQuery } from "#src/lib/i18n/sentences-in.ts";
import { mailTo } from "#src/lib/mail-to.ts";
import { phoneUrl, whatsappTo } from "./phone-url.ts";

/** What is needed to reach a visitor. */
export type Reachable = Pick<SentRequest, "fullName" | "phone" | "phoneE164" | "email" | "language">;

/** In the order in which they stand. */
export const waysInOrder: readonly ContactWay[] = ["phone", "mail", "whatsapp"];

/**
 * Where each way leads: mail and WhatsApp begin with a greeting in the visitor's language, once its sentences are there. A number
 * that does not parse has no WhatsApp.
 */
export function useContactLinks(request: Reachable): Record<ContactWay, string | undefined> {
  const { data: words } = useQuery(sentencesQuery(request.language));
  const { fullName, email, phoneE164 } = request;
  const { name } = agency;
  const subject = words?._(msg({ message: "Your voice request", comment: "Subject of a mail to a visitor" }));
  const text = words?._(
    msg({
      message: `Hello ${fullName}, this is ${name}. We are writing about your voice request.`,
      comment: "What a mail to a visitor begins with; name is the agency’s",
    }),
  );
  return {
    phone: phoneUrl(request),
    mail: mailTo(email, subject && text ? { subject, text: `${text}\n\n` } : undefined),
    whatsapp: phoneE164 === null ? undefined : whatsappTo(phoneE164, text),
  };
}
