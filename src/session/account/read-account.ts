import { locales } from "#contract/constants/site-languages.ts";
import type { Colleague, OwnAccount, Passkey } from "#contract/account.ts";
import { optionalText, readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";

/** A passkey as the server lists it. Throws MalformedResponse. */
export function readPasskey(value: unknown, part: string): Passkey {
  const passkey = readRecord(value, part);
  return {
    id: readText(passkey["id"], `${part}.id`),
    name: readText(passkey["name"], `${part}.name`),
    createdAt: readText(passkey["createdAt"], `${part}.createdAt`),
    lastUsedAt: optionalText(passkey["lastUsedAt"], `${part}.lastUsedAt`) ?? null,
  };
}

function readColleague(value: unknown, part: string): Colleague {
  const person = readRecord(value, part);
  return {
    userName: readText(person["userName"], `${part}.userName`),
    name: readText(person["name"], `${part}.name`),
    lastName: optionalText(person["lastName"], `${part}.lastName`) ?? "",
    email: optionalText(person["email"], `${part}.email`) ?? null,
    isInvited: person["isInvited"] === true,
    isFirst: person["isFirst"] === true,
    lastSeenAt: optionalText(person["lastSeenAt"], `${part}.lastSeenAt`) ?? null,
  };
}

function readTotp(value: unknown): OwnAccount["totp"] {
  if (value === undefined || value === null) return null;
  const totp = readRecord(value, "account.totp");
  return {
    confirmedAt: readText(totp["confirmedAt"], "account.totp.confirmedAt"),
    recoveryCodes: readNumber(totp["recoveryCodes"], "account.totp.recoveryCodes"),
  };
}

/** Reads the answer of `GET account`. A mail that the server does not name is on. Throws MalformedResponse. */
export function readAccount(value: unknown): OwnAccount {
  const account = readRecord(value, "account");
  const mails = readRecord(account["mails"] ?? {}, "account.mails");
  const text = (name: keyof OwnAccount) => optionalText(account[name], `account.${name}`) ?? null;
  const locale = text("locale");
  return {
    userName: readText(account["userName"], "account.userName"),
    company: text("company"),
    email: text("email"),
    emailConfirmedAt: text("emailConfirmedAt"),
    pendingEmail: text("pendingEmail"),
    passwordChangedAt: text("passwordChangedAt"),
    locale: locales.find((known) => known === locale) ?? null,
    mails: { offers: mails["offers"] !== false, rooms: mails["rooms"] !== false },
    passkeys: readList(account["passkeys"], "account.passkeys", readPasskey),
    totp: readTotp(account["totp"]),
    people: readList(account["people"], "account.people", readColleague),
  };
}
