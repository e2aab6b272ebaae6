import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { describe, expect } from "vitest";
import { voices } from "#server/db/schema/catalogue.ts";
import { offers } from "#server/db/schema/offers.ts";
import { sendOwed } from "#server/mail/send-owed.ts";
import { addArtist } from "#test/support/artists.ts";
import { readMail } from "#test/support/services/smtp.ts";
import { mailTo, test } from "./outbox-fixtures.ts";

describe("the mail about a voice request", () => {
  test("says all of it in Turkish and in English, from a fixed sender with a fixed subject", async ({
    submit,
    mailParts,
    smtp,
    owed,
    server,
  }) => {
    await submit();
    await sendOwed(mailParts());
    expect(smtp.received).toMatchObject([{ from: mailTo, to: [mailTo] }]);
    const { headers, text } = readMail(smtp.received[0]?.raw ?? "");
    expect(headers.get("content-type")).toEqual(["text/plain; charset=utf-8"]);
    expect(headers.get("to")).toEqual([mailTo]);
    expect(headers.get("subject")).toHaveLength(1);
    expect(text).toBe(`Web sitesinden yeni bir ses talebi geldi.

Ad soyad: Ayşe Öz
Şirket adı: Örnek A.Ş.
E-posta: ayse@ornek.example
Telefon numarası: 0532 123 45 67 (+905321234567)
Proje mecrası: Radyo
Yapay zekâ seslendirme ile de ilgileniyor
Ses nitelikleri:
> Sıcak bir ses.
> From: nobody

Yönetim paneli: https://tinora.example/owner/dashboard

----------

A new voice request has arrived from the website.

Full name: Ayşe Öz
Company name: Örnek A.Ş.
E-mail: ayse@ornek.example
Phone number: 0532 123 45 67 (+905321234567)
Project medium: Radyo
Also interested in AI voice-over
Voice qualities:
> Sıcak bir ses.
> From: nobody

Dashboard: https://tinora.example/owner/dashboard
`);
    expect(await owed()).toMatchObject([{ attempts: 1, sentAt: server.parts.clock() }]);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
  });
});

test("the mail about an offer names it, client, budget and voices, and shows no id", async ({
  server,
  mailParts,
  smtp,
}) => {
  const client = await server.createClient({ userName: "ayse-oz", name: "Ayşe", lastName: "Öz" });
  const [voiceId = ""] = await addArtist(server.parts.db, "/audio/a.mp3");
  await server.parts.db.update(voices).set({ title: "Kahve reklamı" }).where(eq(voices.id, voiceId));
  for (const budget of [1250.5, 0]) {
    await server.inject({
      method: "POST",
      url: "/api/v1/clients/update/ayse-oz",
      headers: client.headers,
      payload: { offers: [{ budget, platform: "TV", version: 2, title: "Yaz 2026", voiceIds: [voiceId] }] },
    });
    await sendOwed(mailParts());
  }
  const mails = await Promise.all(smtp.received.map(({ raw }) => simpleParser(raw)));
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill("Tınora: yeni teklif / new offer: Yaz 2026"),
  );
  const [first = "", second = ""] = mails.map(({ text }) => text);
  expect(first).not.toContain(voiceId);
  expect(first).toContain(
    "Müşteri: Ayşe Öz (ayse-oz)\nBütçe: $1.250,50\nPlatform: TV\nVersiyon: 2\nSesler:\n- Sanatçı",
  );
  expect(first).toContain("Client: Ayşe Öz (ayse-oz)\nBudget: $1,250.50\n");
  expect(second).toContain("Bütçe: henüz kararlaştırılmadı");
  expect(await server.parts.db.$count(offers)).toBe(2);
});

test("many processes send each mail once", { timeout: 60_000 }, async ({ submit, mailParts, smtp }) => {
  for (let n = 0; n < 40; n += 1) await submit({ fullName: `Visitor ${n}` });
  await Promise.all(Array.from({ length: 8 }, () => sendOwed(mailParts())));
  const names = smtp.received.map(({ raw }) => /Full name: (.*)/.exec(readMail(raw).text)?.[1]);
  expect(names).toHaveLength(40);
  expect(new Set(names).size).toBe(40);
});

test("no more mails go out in a day than may, and the others follow", async ({
  submit,
  mailParts,
  smtp,
  server,
}) => {
  for (let n = 0; n < 5; n += 1) await submit({ fullName: `Visitor ${n}` });
  await sendOwed(mailParts({ limits: { perDay: 3, perSender: 3, signIn: 3, strangers: 3 } }));
  expect(smtp.received).toHaveLength(3);
  server.clock.forward(24 * 60 + 1);
  await sendOwed(mailParts({ limits: { perDay: 3, perSender: 3, signIn: 3, strangers: 3 } }));
  expect(smtp.received).toHaveLength(5);
});
