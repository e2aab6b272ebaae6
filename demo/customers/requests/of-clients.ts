import { demoClients } from "#demo/customers/clients.ts";
import { demoOffers } from "#demo/customers/offers.ts";
import type { DemoRequestStep, DemoVoiceRequest } from "./step.ts";

const hour = 60;
const day = 24 * hour;

type Row = [
  daysAgo: number,
  userName: string,
  person: string,
  phone: string,
  medium: string,
  requirements: string,
  budget: string,
  /** When its first offer was accepted, in days after its arrival. */
  wonAfter?: number,
];

/** Before the first offer of each. */
const rows: Row[] = [
  [
    15,
    "halbora-hava-yollari",
    "Pelin Saraç",
    "0212 000 18 64",
    "Kabin anonsları, dört dilde",
    "Güven veren, sakin bir erkek sesi; Arapça anonslar için ayrı bir ses.",
    "",
  ],
  [
    18,
    "camlora-turizm",
    "Nehir Çamlı",
    "0242 000 31 07",
    "Santral anonsu ve tanıtım filmi",
    "Güler yüzlü bir kadın sesi, tatil çağrıştırsın. Almancası da olsun.",
    "25.000 TL",
  ],
  [
    19,
    "demo-client",
    "Deniz Aksoy",
    "0216 000 52 90",
    "Podcast ve sesli kitap",
    "Genç, doğal erkek sesi; sesli kitap için de olgun bir anlatıcı.",
    "30.000 – 40.000 TL",
    16.4,
  ],
  [
    24,
    "lodenka-oyun",
    "Ada Lodenka",
    "+44 20 7946 0827",
    "Game trailer, then fourteen characters",
    "Energetic young male voice for the trailer.",
    "$4,000",
    10,
  ],
  [
    27,
    "orvanta-kahve",
    "Orkun Kahveci",
    "0232 000 76 45",
    "Mağaza içi anons ve sosyal medya",
    "Sıcak bir kadın sesi, sabah kahvesi gibi.",
    "8.000 TL",
    22,
  ],
];

/** The requests of which the demo's clients were made, the newest first. */
export const requestsOfClients: DemoVoiceRequest[] = rows.map(
  ([daysAgo, userName, fullName, phone, projectMedium, voiceRequirements, budgetRange, wonAfter]) => {
    const createdMinutesAgo = daysAgo * day + 3 * hour;
    const offer = demoOffers.findLast((one) => one.userName === userName);
    const offered: DemoRequestStep[] = offer
      ? [
          {
            after: createdMinutesAgo - offer.createdMinutesAgo,
            kind: "offerMade",
            userName,
            offerId: offer.offerId,
          },
        ]
      : [];
    const won: DemoRequestStep[] =
      wonAfter === undefined ? [] : [{ after: wonAfter * day, kind: "won", userName }];
    return {
      key: userName,
      sent: {
        fullName,
        phone,
        email: `info@${userName.split("-").join("")}.example`,
        companyName: demoClients.find((client) => client.userName === userName)?.company ?? "",
        projectMedium,
        projectVersion: "",
        budgetRange,
        voiceRequirements,
        radioSolutions: false,
      },
      language: userName === "lodenka-oyun" ? "en" : "tr",
      suspicion: null,
      createdMinutesAgo,
      steps: [
        { after: 4 * hour, kind: "contacted", way: "phone" },
        { after: 8 * hour, kind: "suggested", voices: 3 },
        { after: 3 * day, kind: "clientMade", userName },
        ...offered,
        ...won,
      ],
    };
  },
);
