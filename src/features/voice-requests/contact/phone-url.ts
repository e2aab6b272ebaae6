import type { SentRequest } from "#src/features/voice-requests/reading/read-request.ts";

/** A `tel:` link: the parsed number, else the digits as typed. */
export const phoneUrl = ({ phone, phoneE164 }: Pick<SentRequest, "phone" | "phoneE164">): string =>
  `tel:${phoneE164 ?? phone.replace(/(?!^\+)[^\d]/g, "")}`;

/** Opens a chat with a number (E.164); `text` is filled in. */
export const whatsappTo = (number: string, text?: string): string =>
  `https://wa.me/${number.replace("+", "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
