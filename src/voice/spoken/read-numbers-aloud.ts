import { amountAloud, amountPattern, moneyAloud, wholeAloud } from "./amounts.ts";
import { oneOf } from "./one-of.ts";
import { phonePattern, phoneAloud } from "./phone.ts";
import { englishYear } from "./english.ts";
import type { Speech } from "./speech.ts";
import type { Reader, SpokenLanguage } from "./token.ts";

type Named = Record<string, string | undefined>;
/** A pattern, and what is said for what it found. */
type Way = [pattern: string, say: (found: Named) => string | undefined];

const ending = /['’](\p{L}+)/uy;
/** A way that the language does not have. */
const never: Way = ["(?!)", () => undefined];
const yearAfter =
  /(?:^|[^\p{L}])(?:in|since|by|of|from|until|till|to|year|after|before|early|late|est\.)[ ]$/iu;
const englishMonths = "January|February|March|April|May|June|July|August|September|October|November|December";

/** What is said for each way to write a number, first to last: what is written longest comes first. */
function waysToSay(speech: Speech, language: SpokenLanguage): Way[] {
  const amount = amountPattern(speech);
  const coins = oneOf(Object.keys(speech.coins));
  const scale = `(?:[ \u00a0]?(?<scale>${oneOf(Object.keys(speech.scales))})(?!\\p{L}))?`;
  const isTurkish = language === "TURKISH";
  const money = ({ amount: written = "", scale: by, sign = "" }: Named) =>
    moneyAloud(written, { scale: by, sign }, speech);
  const percent = (m: Named) => speech.percent(amountAloud(m["amount"] ?? "", speech));
  const date = (m: Named) => {
    const [day, month] = m["iso"]
      ? [Number(m["second"]), Number(m["first"])]
      : speech.dayAndMonth(Number(m["first"]), Number(m["second"]));
    return day >= 1 && day <= 31 && month >= 1 && month <= 12
      ? speech.date(day, month, m["iso"] ?? m["year"] ?? "")
      : undefined;
  };
  return [
    [phonePattern(language), (m) => phoneAloud(m["phone"] ?? "", speech)],
    ["(?<first>\\d{1,2})[./](?<second>\\d{1,2})[./](?<year>\\d{4})(?!\\d)", date],
    ["(?<iso>\\d{4})-(?<first>\\d{2})-(?<second>\\d{2})(?!\\d)", date],
    isTurkish
      ? never
      : [
          `(?<day>\\d{1,2})(?:st|nd|rd|th)?[ ](?:of[ ])?(?<month>${englishMonths})(?!\\p{L})(?:,?[ ](?<year>\\d{4})(?!\\d))?`,
          (m) => speech.date(Number(m["day"]), monthNumber(m["month"]), m["year"] ?? ""),
        ],
    [
      isTurkish
        ? "(?<hour>[01]?\\d|2[0-3])[.:](?<minute>[0-5]\\d)(?!\\d|[.,:]\\d)"
        : "(?<hour>[01]?\\d|2[0-3])(?::(?<minute>[0-5]\\d)(?!\\d|:\\d)(?:[ ]?(?<half>[ap]\\.?m\\.?)(?!\\p{L}))?|[ ]?(?<onlyHalf>[ap]\\.?m\\.?)(?!\\p{L}))",
      (m) =>
        speech.time(
          Number(m["hour"]),
          Number(m["minute"] ?? 0),
          (m["half"] ?? m["onlyHalf"] ?? "").replaceAll(".", "").split("").join(" "),
        ),
    ],
    [`(?<sign>[$€£₺])[ \u00a0]?(?<amount>${amount})${scale}`, money],
    [`(?<amount>${amount})${scale}[ \u00a0]?(?<sign>${coins})(?![\\p{L}])`, money],
    [`%[ \u00a0]?(?<amount>${amount})`, percent],
    [`(?<amount>${amount})[ \u00a0]?%`, percent],
    [
      isTurkish ? "(?<order>\\d{1,4})\\.(?=[ \u00a0]\\p{Ll})" : "(?<order>\\d{1,6})(?:st|nd|rd|th)(?!\\p{L})",
      (m) => speech.ordinal(m["order"] ?? ""),
    ],
    [
      `(?<amount>${amount})[ \u00a0]?(?<unit>${oneOf(Object.keys(speech.units))})(?![\\p{L}\\d])`,
      (m) => {
        const unit = speech.units[m["unit"] ?? ""];
        return `${amountAloud(m["amount"] ?? "", speech)} ${unit?.[m["amount"] === "1" ? 0 : 1]}`;
      },
    ],
    isTurkish
      ? never
      : [
          String.raw`(?<decade>1[1-9]\d0|20\d0)s(?!\p{L})`,
          (m) => `${englishYear(m["decade"] ?? "").replace(/y$/, "ie")}s`,
        ],
    ["(?:24/7|7/24)(?![\\d/])", () => speech.always],
    ["1/2(?![\\d/])", () => speech.half],
    [
      "(?<over>\\d{1,4})/(?<under>\\d{1,4})(?![\\d/])",
      (m) => `${wholeAloud(m["over"] ?? "", speech)} ${speech.over} ${wholeAloud(m["under"] ?? "", speech)}`,
    ],
    [`(?<amount>${amount})`, (m) => amountAloud(m["amount"] ?? "", speech)],
  ];
}

const monthNumber = (name = "") => englishMonths.split("|").indexOf(name) + 1;

/** Reads whatever begins with a digit, a sign of money or percent. */
export function numberReaders(speech: Speech, language: SpokenLanguage): Reader {
  const ways = waysToSay(speech, language).map(([pattern, say]) => ({
    pattern: new RegExp(pattern, "uy"),
    say,
  }));
  const minus = /[−-](?=\d)/y;
  return function read(text, at): ReturnType<Reader> {
    const before = text[at - 1] ?? " ";
    minus.lastIndex = at;
    if (minus.test(text)) {
      const rest = /[\p{L}\d]/u.test(before) ? undefined : read(text, at + 1);
      return rest && { said: `${speech.minus} ${rest.said}`, end: rest.end };
    }
    if (language === "ENGLISH") {
      const year = /^\d{4}(?![\d,.]\d|\d)/.exec(text.slice(at, at + 6))?.[0];
      if (year && year >= "1100" && year <= "2099" && yearAfter.test(text.slice(Math.max(0, at - 8), at))) {
        return { said: englishYear(year), end: at + 4 };
      }
    }
    for (const { pattern, say } of ways) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const said = match && say(match.groups ?? {});
      if (!match || !said) continue;
      const end = at + match[0].length;
      ending.lastIndex = end;
      const suffix = ending.exec(text);
      return suffix
        ? { said: speech.withEnding(said, suffix[1] ?? ""), end: end + suffix[0].length }
        : { said, end };
    }
    return undefined;
  };
}
