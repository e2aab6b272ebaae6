import { contactWays, lostReasons } from "#contract/constants/values/voice-requests.ts";
import { numbersFrom } from "#demo/stable.ts";
import type { DemoRequestStep, DemoVoiceRequest } from "./step.ts";

const seed = 25;
const count = 56;
const [newest, oldest] = [28, 360];
const hour = 60;
const day = 24 * hour;

const firstNames = [
  "Asya",
  "Burak",
  "Ceren",
  "Doruk",
  "Ezgi",
  "Ferit",
  "Gül",
  "Hakan",
  "Işık",
  "İlker",
  "Melis",
];
const lastNames = [
  "Akıncı",
  "Bilgin",
  "Çetinkaya",
  "Demiralp",
  "Eryılmaz",
  "Gündoğdu",
  "Işıktan",
  "Özgür",
  "Şenol",
];
const companies = [
  "Arvelo Gıda",
  "Bersuna Sigorta",
  "Çınarel Eğitim",
  "Denvora Film",
  "Esminor Müze",
  "Firuvan Market",
  "Gölvera Otelcilik",
  "Harmoza Radyo",
  "İpekora Tekstil",
  "Kuvarna Oyun",
  "Mirzena Sağlık",
  "Nartelli Yayınları",
  "Özbalca Süt",
  "Pelvano Belediyesi",
];
const projects: [medium: string, requirements: string, budget: string][] = [
  ["Radyo spotu, 30 saniye", "Enerjik bir erkek sesi, indirim haftasını duyuracak.", "12.000 TL"],
  ["Santral anonsu", "Sakin ve net bir kadın sesi. İngilizcesi de gerekiyor.", "6.000 – 8.000 TL"],
  ["Sesli kitap, 9 saat", "Olgun bir anlatıcı; roman iki ayrı ağızdan yürüyor.", "70.000 TL"],
  ["Belgesel anlatımı", "Derin, ölçülü bir erkek sesi.", ""],
  ["E-öğrenme, 20 modül", "Doğal ve sıcak bir ses; terimleri doğru söylesin.", "35.000 TL"],
  ["Televizyon reklamı", "Genç kadın sesi, gülümseyen ama abartmayan.", "45.000 TL"],
  ["Müze rehberi", "Türkçe, Almanca ve Arapça için aynı karakterde sesler.", "50.000 TL’ye kadar"],
  ["Mobil oyun, 6 karakter", "Çocuk sesi ve yaşlı bir kadın sesi öncelikli.", ""],
  ["Mağaza içi anons", "Neşeli, tanıdık bir ses.", "4.000 TL"],
  ["Kurumsal film", "Güven veren bir erkek sesi, iki dilde.", "18.000 TL"],
];

const fold = (text: string) =>
  text
    .toLocaleLowerCase("tr")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** What an owner did about a request: the later in the year, the sooner. Few came back after voices were suggested. */
function stepsOf(next: () => number, lateness: number): DemoRequestStep[] {
  const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T;
  const contacted = Math.round((1 + 30 * next() ** 3 * (1.6 - lateness)) * hour);
  const isSuggested = next() < 0.35 + 0.25 * lateness;
  const suggested = contacted + Math.round((2 + 20 * next()) * hour);
  const isLost = next() < 0.92;
  const closed = suggested + Math.round((2 + 10 * next()) * day);
  return [
    { after: contacted, kind: "contacted", way: pick(contactWays) },
    ...(isSuggested
      ? [{ after: suggested, kind: "suggested", voices: 2 + Math.floor(4 * next()) } as const]
      : []),
    ...(isLost
      ? [{ after: closed, kind: "stateChanged", to: "lost", reason: pick(lostReasons) } as const]
      : []),
  ];
}

/** The requests of a year that no client came of, the newest first: the same on every machine. More come towards its end. */
export function requestsOfAYear(): DemoVoiceRequest[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, nth) => {
    const lateness = 1 - nth / count;
    const [first, last] = [
      firstNames[nth % firstNames.length] ?? "",
      lastNames[nth % lastNames.length] ?? "",
    ];
    const company = companies[(nth * 5) % companies.length] ?? "";
    const [projectMedium, voiceRequirements, budgetRange] = projects[(nth * 3) % projects.length] ?? [
      "",
      "",
      "",
    ];
    const email = `${fold(first)}.${fold(last)}@${fold(company.split(" ")[0] ?? "")}.example`;
    const number = String(1000 + ((nth * 397) % 9000));
    return {
      key: `${nth} of a year`,
      sent: {
        fullName: `${first} ${last}`,
        phone: `0555 000 ${number.slice(0, 2)} ${number.slice(2)}`,
        email,
        companyName: company,
        projectMedium,
        projectVersion: "",
        budgetRange,
        voiceRequirements,
        radioSolutions: next() < 0.2,
      },
      language: "tr",
      suspicion: null,
      createdMinutesAgo: Math.round(
        (newest + (oldest - newest) * (nth / count) ** 1.4) * day + next() * 9 * hour,
      ),
      steps: stepsOf(next, lateness),
    };
  });
}
