import type { Speech } from "./speech.ts";

/** More digits than anybody reads as one number. */
const mostDigits = 15;

/** The pattern of a number as the language writes it: 1.250,50 or 1,250.50. */
export function amountPattern({ separators: { group, point } }: Speech): string {
  return `(?:\\d{1,3}(?:[${group}]\\d{3})+(?!\\d)|\\d+)(?:[${point}]\\d+)?`;
}

/** Digits without separators in words. */
export function wholeAloud(digits: string, speech: Speech): string {
  if (digits.length > mostDigits || /^0\d/.test(digits)) {
    return Array.from(digits, (digit) => speech.digits[Number(digit)] ?? "").join(" ");
  }
  return speech.cardinal(digits);
}

/** A number as it is written, parted into whole and fraction. */
export function partsOf(amount: string, { separators: { group, point } }: Speech): [string, string] {
  const [whole = "", fraction = ""] = amount.split(point);
  return [whole.replaceAll(group, ""), fraction];
}

/** A number as it is written, in words. */
export function amountAloud(amount: string, speech: Speech): string {
  const [whole, fraction] = partsOf(amount, speech);
  const said = wholeAloud(whole, speech);
  return fraction ? `${said} ${speech.point} ${speech.fraction(fraction)}` : said;
}

/** A price: coins and hundredths, or a decimal number of coins where the fraction is no hundredths. */
export function moneyAloud(
  amount: string,
  { scale, sign }: { scale: string | undefined; sign: string },
  speech: Speech,
): string {
  const money = speech.coins[sign];
  if (!money) return amountAloud(amount, speech);
  const [whole, fraction] = partsOf(amount, speech);
  if (scale || fraction.length > 2) {
    const scaled = scale ? ` ${speech.scales[scale]}` : "";
    return `${amountAloud(amount, speech)}${scaled} ${money.coin[1]}`;
  }
  const hundredths = Number(fraction.padEnd(2, "0"));
  const coins = Number(whole) === 0 && hundredths > 0 ? "" : wholeAloud(whole, speech);
  return speech.money(
    coins,
    coins && money.coin[Number(whole) === 1 ? 0 : 1],
    hundredths > 0 ? speech.cardinal(String(hundredths)) : "",
    money.cent[hundredths === 1 ? 0 : 1],
  );
}
