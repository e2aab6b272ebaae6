import { offerWords } from "#test/browser/offers/words.ts";
import { words as visitor } from "#test/voice-requests/words.ts";

const own = {
  tr: {
    openRequest: (name: string) => `Talebi aç (${name})`,
    suggest: "Ses öner",
    tick: /^Seç: /,
    greeting: (name: string) => `Merhaba ${name},`,
    openRoom: "Odayı aç ve gönder",
    subject: "Projeniz için 3 ses",
    play: /^Oynat: /,
    pause: /^Duraklat: /,
    wish: /^Bunu istiyorum: /,
    wished: "Bu sesi istediğinizi ilettik.",
    chosen: "Bir ses seçildi",
    makeClient: "Müşteri yap",
    create: "Müşteri oluştur",
    invited: (email: string) => `Davet gönderildi: ${email}`,
    copy: "Tüm giriş bilgilerini kopyala",
    invitation: "Tınora davetiniz",
    filled: "Talebinizden gelen teklif",
    openOffer: "Teklifi aç",
    look: "Teklife bak",
    won: "Kazanıldı",
  },
  en: {
    openRequest: (name: string) => `Open the request (${name})`,
    suggest: "Suggest voices",
    tick: /^Select: /,
    greeting: (name: string) => `Hello ${name},`,
    openRoom: "Open the room and send",
    subject: "3 voices for your project",
    play: /^Play: /,
    pause: /^Pause: /,
    wish: /^I would like this one: /,
    wished: "We have passed on that you would like this voice.",
    chosen: "A voice was chosen",
    makeClient: "Make a client",
    create: "Create client",
    invited: (email: string) => `Invitation sent to ${email}.`,
    copy: "Copy all credentials",
    invitation: "Your invitation to Tınora",
    filled: "Offer from your request",
    openOffer: "Open the offer",
    look: "Look at the offer",
    won: "Won",
  },
} as const;

/** What each of a request's people reads on the way to an accepted offer, by language. */
export const requestWords = {
  tr: { visitor: visitor.tr, offer: offerWords.tr, ...own.tr },
  en: { visitor: visitor.en, offer: offerWords.en, ...own.en },
} as const;
