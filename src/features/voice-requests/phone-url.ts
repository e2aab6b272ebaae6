import type { InboxRequest } from "#contract/voice-requests.ts";

/** What a telephone dials: the number that parsed, else the digits as they were typed. */
export const phoneUrl = ({ phone, phoneE164 }: Pick<InboxRequest, "phone" | "phoneE164">): string =>
  `tel:${phoneE164 ?? phone.replace(/(?!^\+)[^\d]/g, "")}`;
