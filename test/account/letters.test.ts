import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { PersonalKind } from "#server/account/letter-sentences.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { sessions, users } from "#server/db/schema/people.ts";
import { oweMail } from "#server/mail/owe.ts";
import { mailTo, only, siteUrl, test as base } from "./account-fixtures.ts";

const address = "sule@ornek.example";
const hostileName = 'Şule <b>&"İ';

interface Expected {
  page: string;
  hasToken: boolean;
  subject: Record<Locale, string>;
  says: Record<Locale, string>;
}

const letters: Record<PersonalKind, Expected> = {
  invitation: {
    page: "/invitation",
    hasToken: true,
    subject: { tr: "Tınora davetiniz", en: "Your invitation to Tınora" },
    says: { tr: "yedi gün geçerlidir", en: "expires in seven days" },
  },
  reset: {
    page: "/reset-password",
    hasToken: true,
    subject: { tr: "Tınora: şifre sıfırlama bağlantınız", en: "Reset your password for Tınora" },
    says: { tr: "30 dakika geçerlidir", en: "expires in 30 minutes" },
  },
  "confirm-address": {
    page: "/confirm-address",
    hasToken: true,
    subject: { tr: "E-posta adresinizi doğrulayın", en: "Confirm your e-mail address" },
    says: { tr: "bir gün geçerlidir", en: "expires in a day" },
  },
  "address-changing": {
    page: "/account",
    hasToken: false,
    subject: {
      tr: "Hesabınızın e-posta adresi değiştiriliyor",
      en: "The e-mail address of your account is being changed",
    },
    says: { tr: "diğer tüm oturumları kapatın", en: "end all other sessions" },
  },
  "password-reset": {
    page: "/forgot-password",
    hasToken: false,
    subject: { tr: "Şifreniz değiştirildi", en: "Your password has been changed" },
    says: { tr: "Tüm oturumlar kapatıldı", en: "All sessions have ended" },
  },
  "credentials-renewed": {
    page: "/account",
    hasToken: false,
    subject: {
      tr: "Giriş bilgileriniz yenilendi",
      en: "Your login details were renewed",
    },
    says: { tr: "geçiş anahtarları silindi", en: "passkeys have been removed" },
  },
  "new-device": {
    page: "/account",
    hasToken: false,
    subject: {
      tr: "Hesabınıza yeni bir cihazdan giriş yapıldı",
      en: "New login to your account",
    },
    says: { tr: "Cihaz: Firefox, Windows", en: "Device: Firefox, Windows" },
  },
};

const kinds = Object.keys(letters) as PersonalKind[];

const test = base.extend(
  "owe",
  ({ db }) =>
    (kind: PersonalKind, userId: string, locale?: Locale) =>
      db.transaction((tx) =>
        oweMail(tx, {
          kind,
          subjectId: userId,
          sender: null,
          locale,
          email: kind === "address-changing" ? address : undefined,
        }),
      ),
);

describe.for(kinds)("the letter of kind %s", (kind) => {
  const expected = letters[kind];
  test.for(locales)("in %s", async (locale, { server, db, withAddress, owe, deliver }) => {
    const person = await withAddress(address, locale);
    const change = kind === "confirm-address" ? { email: null, pendingEmail: address } : {};
    await db
      .update(users)
      .set({ ...change, name: hostileName })
      .where(eq(users.id, person.userId));
    const device = { browser: "Firefox", system: "Windows", createdAt: server.clock.read() };
    await db.update(sessions).set(device).where(eq(sessions.userId, person.userId));
    await owe(kind, person.userId, locale === "tr" ? "en" : "tr");
    const { mail, raw, to, page, token } = only(await deliver());
    expect(to).toEqual([address]);
    expect(mail.from).toMatchObject({ value: [{ name: "Tınora", address: mailTo }] });
    expect(mail.to).toMatchObject({ value: [{ name: `${hostileName} İğneci`, address }] });
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.subject).toBe(expected.subject[locale]);
    expect(page).toBe(siteUrl + expected.page);
    expect(token).toMatch(expected.hasToken ? /^[\w-]{43}$/ : /^$/);
    const { text = "", html } = mail;
    expect(text).toContain(locale === "tr" ? `Merhaba ${hostileName},` : `Hello ${hostileName},`);
    expect(text).toContain(expected.says[locale]);
    expect(text).not.toMatch(/mail\.[a-z]|undefined|\{/);
    if (typeof html !== "string") throw new Error("there is no HTML");
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${locale}" dir="ltr">`));
    expect(html.match(/<main>|<h1>/g)).toEqual(["<main>", "<h1>"]);
    expect(html).toContain("Şule &lt;b&gt;&amp;&quot;İ");
    expect(html).not.toMatch(/<b>|<script|<img|src=|url\(|@import/);
    expect(new Set(html.match(/href="[^"]*"/g))).toEqual(
      new Set([`href="${page}${token ? `#${token}` : ""}"`]),
    );
    for (const line of text.split(/\n+/).filter((one) => !one.includes(hostileName)))
      expect(html).toContain(line.replace(/:$/, ""));
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThan(200);
    // Neither the token nor the address stays behind.
    const left = JSON.stringify(await db.select().from(mailOutbox));
    expect(left).not.toContain(address);
    expect(left).not.toMatch(/[\w-]{43}/);
  });
});

describe("the language of a letter", () => {
  test.for([
    ["en", "tr", "en"],
    [null, "en", "en"],
    [null, undefined, "tr"],
  ] as const)(
    "is the reader's, else the call's, else Turkish: %j",
    async ([own, call, told], { withAddress, owe, deliver }) => {
      const person = await withAddress(address, own);
      await owe("password-reset", person.userId, call);
      expect(only(await deliver()).mail.subject).toBe(letters["password-reset"].subject[told]);
    },
  );
});

test("a letter about a device whose session has ended says when, and not with what", async ({
  db,
  withAddress,
  owe,
  deliver,
}) => {
  const person = await withAddress(address, "tr");
  await db.delete(sessions).where(eq(sessions.userId, person.userId));
  await owe("new-device", person.userId);
  expect(only(await deliver()).mail.text).toMatch(/Cihaz: –\n+Zaman: \d{1,2} \p{L}+ \d{4} \d\d\.\d\d/u);
});

test("nobody is told who has no address, who is gone, or where no letters can be sent", async ({
  server,
  db,
  withAddress,
  owe,
  deliver,
}) => {
  const silent = await server.createClient();
  for (const kind of kinds) await owe(kind, silent.userId);
  const gone = await withAddress(address);
  for (const kind of kinds) await owe(kind, gone.userId);
  await db.delete(users).where(eq(users.id, gone.userId));
  // A letter to the address before a change says where it goes.
  expect((await deliver()).map(({ to }) => to)).toEqual([[address]]);
  expect(await db.$count(mailOutbox)).toBe(1);
});
