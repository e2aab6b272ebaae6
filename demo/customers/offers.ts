import type { OfferDraft } from "#contract/offers/offers.ts";
import { voiceIdOf } from "#demo/catalogue.ts";
import { stableUuid } from "#demo/stable.ts";
import { clientConversations } from "./client-conversations.ts";
import { englishConversations } from "./english-conversations.ts";
import { demoProductions } from "./productions.ts";
import type { DemoConversation, DemoWorkStep } from "./step.ts";
import { turkishConversations } from "./turkish-conversations.ts";

export type DemoOffer = Pick<OfferDraft, "budget" | "platform" | "version" | "voiceIds"> & {
  offerId: string;
  userName: string;
  createdMinutesAgo: number;
  conversation: DemoConversation;
  /** What followed where it was accepted. */
  work: DemoWorkStep[];
};

const hour = 60;
const day = 24 * hour;

type Row = [
  ago: number,
  userName: string,
  platform: string,
  budget: number,
  version: number,
  artists: string[],
];

const rows: Row[] = [
  [12, "orvanta-kahve", "YouTube reklamı", 1250, 1, ["Elif Karaçay"]],
  [2 * hour, "halbora-hava-yollari", "TV ve radyo kampanyası", 4800, 3, ["Ömer Çağlar", "Tuğçe İnceoğlu"]],
  [19 * hour, "camlora-turizm", "Santral anonsu", 640, 1, ["Defne Uluışık"]],
  [22 * hour, "demo-client", "Radyo spotu", 700, 2, ["Kerem Ilgaz", "Elif Karaçay"]],
  [26 * hour, "demo-client", "Sesli kitap", 0, 1, ["Şule Güngör", "Haluk Tezcan", "Nilgün Aydoğdu"]],
  [
    2 * day,
    "lodenka-oyun",
    "Mobil oyun, 14 karakter",
    12_500,
    2,
    ["Yiğit Şahinbaş", "Selin Akgün", "Kerem Ilgaz", "Zeynep Öztürk", "Mert Yıldırım"],
  ],
  [3 * day, "demo-client", "E-öğrenme modülü", 950, 1, ["Rojda Baran"]],
  [4 * day + 5 * hour, "halbora-hava-yollari", "Kabin anonsu", 2300, 1, ["Ömer Çağlar", "Leyla Haddad"]],
  [6 * day, "orvanta-kahve", "Instagram hikâyesi", 780, 4, ["Barış Işıldak"]],
  [
    8 * day + 3 * hour,
    "camlora-turizm",
    "Kurumsal tanıtım filmi",
    1875.5,
    2,
    ["Jonas Wieland", "Caner Gökdağ"],
  ],
  [11 * day, "demo-client", "Podcast açılışı", 320, 1, ["Mert Yıldırım"]],
  [13 * day, "demo-client", "Belgesel anlatımı", 900, 1, ["Haluk Tezcan"]],
  [15 * day + 7 * hour, "lodenka-oyun", "Fragman", 3400, 1, ["Kerem Ilgaz"]],
  [21 * day, "orvanta-kahve", "Mağaza içi anons", 0, 1, ["Zeynep Öztürk", "Elif Karaçay"]],
];

const conversations = { ...clientConversations, ...turkishConversations, ...englishConversations };

/** Newest first. */
export const demoOffers: DemoOffer[] = rows.map(
  ([createdMinutesAgo, userName, platform, budget, version, artists], i) => ({
    offerId: stableUuid(`offer ${i}`),
    userName,
    budget,
    platform,
    version,
    voiceIds: artists.map(voiceIdOf),
    createdMinutesAgo,
    conversation: conversations[platform] ?? { steps: [] },
    work: demoProductions[platform] ?? [],
  }),
);
