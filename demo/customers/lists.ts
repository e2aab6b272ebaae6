import type { RoomVote } from "#contract/constants/values/rooms.ts";
import type { RoomDraft } from "#contract/rooms.ts";

/** What a guest says of a voice: a vote, and perhaps a note at a second of it. */
type Opinion = [vote: RoomVote, seconds?: number, note?: string];

export interface DemoGuest {
  name: string;
  /** How long after the room's opening, in minutes. */
  after: number;
  /** By artist. */
  opinions: Record<string, Opinion>;
  /** Whether the answers were sent; else the guest is still at it. */
  isSent: boolean;
  /** The artist whom the guest would like, in a request's room. */
  wish?: string;
}

export interface DemoRoom extends Pick<RoomDraft, "title" | "greeting" | "isBlind" | "sharesNotes"> {
  openedMinutesAgo: number;
  /** For how many days. */
  days: number;
  guests: DemoGuest[];
  /** When its maker closed it, in minutes after its opening. */
  closedAfter?: number;
}

export interface DemoList {
  /** A client's, or the owners' own. */
  userName: string;
  name: string;
  /** By artist, each with a note or an empty one. */
  entries: Record<string, string>;
  createdMinutesAgo: number;
  room?: DemoRoom;
}

const hour = 60;
const day = 24 * hour;

/** The lists of the two whose logins are printed, the oldest first. */
export const demoLists: DemoList[] = [
  {
    userName: "demo-client",
    name: "Sesli kitap adayları",
    createdMinutesAgo: 9 * day,
    entries: {
      "Şule Güngör": "Üçüncü bölümün anlatıcısı olabilir.",
      "Haluk Tezcan": "",
      "Nilgün Aydoğdu": "Masal bölümleri için.",
    },
  },
  {
    userName: "demo-client",
    name: "Sabah programı jeneriği",
    createdMinutesAgo: 4 * day,
    entries: {
      "Elif Karaçay": "Sıcak; ilk dinleyişte akılda kalıyor.",
      "Kerem Ilgaz": "",
      "Zeynep Öztürk": "Biraz daha ağır okuyabilir mi?",
      "Ömer Çağlar": "",
    },
    room: {
      title: "Sabah programının sesi",
      greeting: "Dört sesten hangisiyle uyanmak istersiniz? Adları oda kapanınca göreceğiz.",
      isBlind: true,
      sharesNotes: true,
      openedMinutesAgo: 3 * day,
      days: 14,
      guests: [
        {
          name: "Seda Yurt",
          after: 2 * hour,
          isSent: true,
          opinions: {
            "Elif Karaçay": ["yes", 2, "Tam sabah sesi."],
            "Zeynep Öztürk": ["yes"],
            "Kerem Ilgaz": ["maybe"],
            "Ömer Çağlar": ["no"],
          },
        },
        {
          name: "Murat Eren",
          after: day,
          isSent: true,
          opinions: {
            "Elif Karaçay": ["yes"],
            "Kerem Ilgaz": ["yes", 1, "Güven veriyor."],
            "Zeynep Öztürk": ["no", 3, "Hızı yorucu."],
            "Ömer Çağlar": ["maybe"],
          },
        },
        {
          name: "İpek Tan",
          after: 2 * day,
          isSent: false,
          opinions: { "Elif Karaçay": ["yes"], "Kerem Ilgaz": ["maybe"] },
        },
      ],
    },
  },
  {
    userName: "demo-owner",
    name: "Halbora: kabin anonsu",
    createdMinutesAgo: 12 * day,
    entries: {
      "Ömer Çağlar": "Geçen yılki anonsların sesi.",
      "Leyla Haddad": "Arapça anonslar.",
      "Tuğçe İnceoğlu": "İspanyolca da okur.",
    },
    room: {
      title: "Yeni kabin anonsu",
      greeting: "Üç ses, bir dakika: oylarınızı bekliyoruz.",
      isBlind: false,
      sharesNotes: false,
      openedMinutesAgo: 11 * day,
      days: 10,
      closedAfter: 6 * day,
      guests: [
        {
          name: "Pelin Saraç",
          after: 5 * hour,
          isSent: true,
          opinions: {
            "Ömer Çağlar": ["yes", 2, "Yolcular bu sesi tanıyor."],
            "Leyla Haddad": ["yes"],
            "Tuğçe İnceoğlu": ["maybe"],
          },
        },
        {
          name: "Kaan Arıkan",
          after: 3 * day,
          isSent: true,
          opinions: {
            "Ömer Çağlar": ["yes"],
            "Leyla Haddad": ["maybe"],
            "Tuğçe İnceoğlu": ["yes", 1, "Sakinleştirici."],
          },
        },
      ],
    },
  },
  {
    userName: "demo-owner",
    name: "Yılbaşı kampanyaları",
    createdMinutesAgo: 2 * day,
    entries: { "Barış Işıldak": "", "Selin Akgün": "Neşeli bir okuma isteyelim.", "Mert Yıldırım": "" },
  },
];
