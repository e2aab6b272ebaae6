import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offers, voiceRequests } from "#server/db/schema.ts";
import { attempts, mailOutbox } from "#server/db/upkeep-schema.ts";
import { sendOwed, type MailParts } from "#server/mail/send-owed.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { letterWriter } from "#server/mail/write-letter.ts";
import { addArtist } from "#test/support/artists.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { readMail, startSmtp, type TestSmtp } from "#test/support/smtp.ts";

const mailTo = "agency@tinora.example";

let server: TestServer;
let smtp: TestSmtp;
beforeAll(async () => {
  server = await startTestServer({ settings: { voiceRequestsPerAddress: 100_000 } });
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of [mailOutbox, voiceRequests, attempts]) await server.parts.db.delete(table);
  smtp.received.length = 0;
  smtp.mode = "take";
});

const request = {
  fullName: "Ayşe Öz",
  phone: "0532 123 45 67",
  email: "ayse@ornek.example",
  companyName: "Örnek A.Ş.",
  projectMedium: "Radyo",
  projectVersion: "",
  budgetRange: "",
  voiceRequirements: "Sıcak bir ses.\nFrom: nobody",
  radioSolutions: true,
};

const submit = (more: Partial<typeof request> = {}) =>
  server.inject({ method: "POST", url: "/api/voice-request", payload: { ...request, ...more } });

const mailParts = (more: Partial<MailParts> = {}): MailParts => ({
  db: server.parts.db,
  clock: server.parts.clock,
  post: smtpPost({ smtpUrl: smtp.url, mailTo }),
  write: letterWriter(server.parts.db, "https://tinora.example"),
  mostPerDay: 1000,
  ...more,
});

const owed = () => server.parts.db.select().from(mailOutbox).orderBy(mailOutbox.id);

describe("the mail about a voice request", () => {
  test("says all of it in Turkish and in English, from a fixed sender with a fixed subject", async () => {
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

Yönetim panelini açın: https://tinora.example/owner/dashboard

----------

A new voice request has come in from the website.

Full name: Ayşe Öz
Company name: Örnek A.Ş.
Email: ayse@ornek.example
Phone number: 0532 123 45 67 (+905321234567)
Project medium: Radyo
Also interested in AI voiceover
Voice qualities:
> Sıcak bir ses.
> From: nobody

Open the dashboard: https://tinora.example/owner/dashboard
`);
    expect(await owed()).toMatchObject([{ attempts: 1, sentAt: server.parts.clock() }]);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
  });
});

test("the mail about an offer names client, budget and voices", async () => {
  const client = await server.createClient({ userName: "ayse-oz", name: "Ayşe", lastName: "Öz" });
  const [voiceId] = await addArtist(server.parts.db, "/audio/a.mp3");
  for (const budget of [1250.5, 0])
    await server.inject({
      method: "POST",
      url: "/api/v1/clients/update/ayse-oz",
      headers: client.headers,
      payload: { offers: [{ budget, platform: "TV", version: 2, voiceIds: [voiceId] }] },
    });
  await sendOwed(mailParts());
  const [first = "", second = ""] = smtp.received.map(({ raw }) => readMail(raw).text);
  expect(first).toContain(
    "Müşteri: Ayşe Öz (ayse-oz)\nBütçe: $1.250,50\nPlatform (mecra): TV\nVersiyon: 2\nSesler:\n- Sanatçı",
  );
  expect(first).toContain("Client: Ayşe Öz (ayse-oz)\nBudget: $1,250.50\n");
  expect(second).toContain("Bütçe: henüz belli değil");
  expect(await server.parts.db.$count(offers)).toBe(2);
});

describe("a mail that cannot be sent", () => {
  test("over TLS that somebody vouches for goes to no server on another machine", async () => {
    const unknown = await startSmtp(0, { startTls: true });
    for (const { url, received } of [smtp, unknown]) {
      await server.parts.db.delete(mailOutbox);
      await submit({ companyName: url });
      // This machine, by an address that is not known as its own.
      const smtpUrl = url.replace("127.0.0.1", "0.0.0.0");
      await sendOwed(mailParts({ post: smtpPost({ smtpUrl, mailTo }) }));
      expect(received).toEqual([]);
      expect(await owed()).toMatchObject([{ attempts: 1, sentAt: null }]);
    }
    await unknown.close();
  });

  test("is tried again, later each time, until it is", async () => {
    await submit();
    smtp.mode = "refuse";
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      await sendOwed(mailParts());
      const [mail] = await owed();
      waits.push((mail?.dueAt.getTime() ?? 0) - server.parts.clock().getTime());
      await sendOwed(mailParts());
      expect((await owed())[0]?.attempts).toBe(tries + 1);
      server.clock.forward((waits.at(-1) ?? 0) / 60_000);
    }
    expect(waits.map((wait) => wait / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    smtp.mode = "take";
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
  });

  test("holds no other mail back", async () => {
    await submit();
    const failing = mailParts({ post: () => Promise.reject(new Error("refused")) });
    await sendOwed(failing);
    await submit({ fullName: "Second" });
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
    expect(readMail(smtp.received[0]?.raw ?? "").text).toContain("Second");
  });

  test("comes again when the process that sent it died before it said so", async () => {
    await submit();
    // It dies while it sends: nothing after that is ever written.
    const dying = mailParts({ post: () => new Promise(() => undefined) });
    void sendOwed(dying);
    await expect.poll(async () => (await owed())[0]?.attempts).toBe(1);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(0);
    server.clock.forward(0.6);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
  });

  test("is forgotten when its request is gone", async () => {
    await submit();
    await server.parts.db.delete(voiceRequests);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(0);
    expect(await owed()).toEqual([]);
  });
});

test("many processes send each mail once", { timeout: 60_000 }, async () => {
  for (let n = 0; n < 40; n += 1) await submit({ fullName: `Visitor ${n}` });
  await Promise.all(Array.from({ length: 8 }, () => sendOwed(mailParts())));
  const names = smtp.received.map(({ raw }) => /Full name: (.*)/.exec(readMail(raw).text)?.[1]);
  expect(names).toHaveLength(40);
  expect(new Set(names).size).toBe(40);
});

test("no more mails go out in a day than may, and the others follow", async () => {
  for (let n = 0; n < 5; n += 1) await submit({ fullName: `Visitor ${n}` });
  await sendOwed(mailParts({ mostPerDay: 3 }));
  expect(smtp.received).toHaveLength(3);
  server.clock.forward(24 * 60 + 1);
  await sendOwed(mailParts({ mostPerDay: 3 }));
  expect(smtp.received).toHaveLength(5);
});
