import type { SubmittedVoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { randomFrom } from "#test/support/random.ts";
import { spamWords, trueWords } from "./mixed-words.ts";

/** A request as it comes, and what it is. */
export interface MixedRequest {
  sent: SubmittedVoiceRequest;
  /** The address it comes from. */
  from: string;
  /** When, from the first one on. */
  minute: number;
  isSpam: boolean;
}

const each = 1000;
const minutes = 20 * 24 * 60;

/** What the generator draws with. */
function drawsOf(seed: number) {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return {
    below,
    between: (least: number, most: number) => least + below(most - least),
    pick,
    /** A sentence of one piece of each list. */
    say: (lists: readonly (readonly string[])[]) => lists.map(pick).join(" "),
    address: () => `203.${below(100)}.${below(256)}.${below(256)}`,
    link: () => `https://${pick(["best", "top", "win", "seo"])}-${below(10_000)}.example/${below(100)}`,
  };
}
type Draws = ReturnType<typeof drawsOf>;

/** What a visitor of the agency sends; of twenty one has the hidden field filled by the browser, and one writes a link. */
function trueRequest({ below, between, pick, say, address }: Draws, nth: number): MixedRequest {
  const language = below(5) < 3 ? "tr" : "en";
  const words = trueWords[language];
  const site = `https://www.firma-${below(1000)}.example`;
  const wish = say(words.wishes);
  // Some write in haste.
  const text =
    below(4) === 0 ? [wish] : [pick(words.openings), wish, pick(words.details), pick(words.closings)];
  if (nth % 20 === 10) text.push(`${words.link} ${site}`);
  return {
    sent: {
      fullName: `${pick(words.names)} ${pick(words.surnames)}`,
      phone: `053${below(10)} ${between(100, 1000)} ${between(10, 100)} ${between(10, 100)}`,
      email: `kisi${nth}@firma.example`,
      companyName: `${pick(words.companies)} ${pick(words.kinds)}`,
      projectMedium: pick(words.media),
      projectVersion: pick(words.versions),
      budgetRange: pick(words.budgets),
      voiceRequirements: text.filter(Boolean).join(" "),
      radioSolutions: below(5) === 0,
      language,
      openSeconds: between(12, 1800),
      ...(nth % 20 === 0 && { website: site }),
    },
    from: address(),
    minute: below(minutes),
    isSpam: false,
  };
}

/** How machines give themselves away; “clever” ones do not. */
type SpamKind = "links" | "filler" | "quick" | "campaign" | "clever";

/** In a hundred; the thirteen of a campaign send one letter from thirteen addresses within hours. */
function kindOf(nth: number): SpamKind {
  const place = nth % 100;
  if (place < 36) return "links";
  if (place < 62) return "filler";
  if (place < 82) return "quick";
  return place < 95 ? "campaign" : "clever";
}

function spamRequest({ below, between, pick, say, address, link }: Draws, nth: number): MixedRequest {
  const kind = kindOf(nth);
  const campaign = Math.floor(nth / 100);
  const words = spamWords[below(4) === 0 ? "tr" : "en"];
  const pitch = `${pick(words.openings)} ${say(words.pitch)}`;
  const letter = `Dear owner, offer ${campaign} for your website is waiting: https://letter-${campaign}.example`;
  const texts: Record<SpamKind, string> = {
    links: `${pitch}\n${link()}\n[url=${link()}]${pick(words.openings)}[/url]`,
    filler: pitch,
    quick: `${pitch} ${link()}`,
    campaign: below(2) === 0 ? letter : letter.toUpperCase(),
    clever: `${pitch} ${below(100_000)}`,
  };
  const name = `Robert${below(10_000)}`;
  return {
    sent: {
      fullName: name,
      phone: `${between(80_000_000, 90_000_000)}`,
      email: `${name.toLowerCase()}@bulk.example`,
      companyName: pick(["google", name, "SEO"]),
      projectMedium: "Web",
      voiceRequirements: texts[kind],
      ...(kind === "filler" && { projectVersion: name, budgetRange: name, website: link() }),
      ...(kind === "quick" && { openSeconds: below(3) }),
      ...(kind === "clever" && { openSeconds: between(10, 60) }),
    },
    from: address(),
    minute: kind === "campaign" ? campaign * 24 * 60 + below(6 * 60) : below(minutes),
    isSpam: true,
  };
}

/** A thousand true requests and a thousand of machines, as they come over three weeks: the same for a seed. */
export function mixedRequests(seed: number): MixedRequest[] {
  const draws = drawsOf(seed);
  return Array.from({ length: each }, (_, nth) => [trueRequest(draws, nth), spamRequest(draws, nth)])
    .flat()
    .toSorted((one, other) => one.minute - other.minute);
}
