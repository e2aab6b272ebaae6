import { voiceIdOf } from "#demo/catalogue.ts";

/** A client without a password: whoever fills the database gives one. */
export type DemoClient = {
  userName: string;
  name: string;
  lastName: string;
  company: string;
  likedVoiceIds: string[];
};

export const demoOwner = { userName: "demo-owner", name: "Ayşe Erdem" };

/** The first is the one whose login is printed. */
export const demoClients: DemoClient[] = [
  {
    userName: "demo-client",
    name: "Deniz",
    lastName: "Aksoy",
    company: "Ritmova Yapım",
    likedVoiceIds: ["Elif Karaçay", "Kerem Ilgaz", "Ömer Çağlar", "Jonas Wieland"].map(voiceIdOf),
  },
  {
    userName: "orvanta-kahve",
    name: "Orvanta",
    lastName: "Kahve",
    company: "Orvanta Kahve A.Ş.",
    likedVoiceIds: ["Elif Karaçay", "Barış Işıldak", "Nilgün Aydoğdu"].map(voiceIdOf),
  },
  {
    userName: "halbora-hava-yollari",
    name: "Halbora",
    lastName: "Hava Yolları",
    company: "Halbora Hava Yolları A.Ş.",
    likedVoiceIds: ["Ömer Çağlar", "Leyla Haddad", "Tuğçe İnceoğlu", "Caner Gökdağ"].map(voiceIdOf),
  },
  {
    userName: "lodenka-oyun",
    name: "Lodenka",
    lastName: "Oyun",
    company: "Lodenka Games",
    likedVoiceIds: ["Yiğit Şahinbaş", "Selin Akgün"].map(voiceIdOf),
  },
  {
    userName: "camlora-turizm",
    name: "Çamlora",
    lastName: "Turizm",
    company: "Çamlora Turizm Ltd. Şti.",
    likedVoiceIds: [],
  },
];
