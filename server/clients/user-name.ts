const mapped: Record<string, string> = {
  ç: "c",
  ğ: "g",
  ı: "i",
  ö: "o",
  ş: "s",
  ü: "u",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
};

const most = 40;

/** ASCII of a name for a user name, such as `ayse-oz`; `client` where no Latin letter is left. */
export function baseUserName(name: string, lastName: string): string {
  const ascii = `${name} ${lastName}`
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[çğıöşüßæœøđðþł]/g, (letter) => mapped[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, most)
    .split("-")
    .filter(Boolean)
    .join("-");
  return /[a-z]/.test(ascii) ? ascii : "client";
}

// They stand in addresses where a user name stands.
const reserved = new Set(["accounts", "update"]);

/** The base itself, or the base with the smallest number from 2 that nobody has. */
export function freeUserName(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base) && !reserved.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}
