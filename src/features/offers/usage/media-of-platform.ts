import { usageMedia, type UsageMedium } from "#contract/constants/values/offers.ts";

/** How words begin that name a medium, in both languages, without accents. */
const beginnings: Record<UsageMedium, readonly string[]> = {
  TV: ["tv", "televizyon", "television"],
  CINEMA: ["sinema", "cinema"],
  RADIO: ["radyo", "radio"],
  WEB: ["web", "internet", "online", "youtube"],
  SOCIAL: ["sosyal", "social", "instagram", "facebook", "tiktok", "linkedin", "youtube"],
  IVR: ["ivr", "santral", "telefon", "phone"],
  ELEARNING: ["e-ogren", "e-learn", "elearn", "egitim"],
  CORPORATE: ["kurumsal", "corporate"],
  GAME: ["oyun", "game"],
  AUDIOBOOK: ["sesli kitap", "audiobook", "audio book"],
  EVENT: ["etkinlik", "event", "fuar"],
  OTHER: [],
};

/** Small letters without accents; I, İ, ı and i are one letter. */
const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

/** The media that a platform, in a client's own words such as "TV ve radyo", names. */
export function mediaOfPlatform(platform: string): UsageMedium[] {
  const words = ` ${fold(platform).replace(/[^\p{L}\p{N}-]+/gu, " ")}`;
  return usageMedia.filter((medium) =>
    beginnings[medium].some((beginning) => words.includes(` ${beginning}`)),
  );
}
