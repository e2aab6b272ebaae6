import * as fc from "#test/support/generated.ts";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { requestLetter } from "#server/voice-requests/letter.ts";
import { startSmtp, type TestSmtp } from "#test/support/services/smtp.ts";

const mailTo = "agency@tinora.example";

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const breaker = fc.constantFrom(
  "\r\nBcc: evil@x.example",
  "%0d%0aBcc:x",
  "\u2028To: x",
  "<b>",
  "=?utf-8?q?x?=",
  "\n.\n",
  "{value}",
  "'{",
  "=1+1",
  "ş",
);
const text = fc
  .array(fc.oneof(breaker, fc.string()), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""));

const wanted = [
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
];

const asMailed = (written: string) => written.replaceAll(/\r\n|\r/g, "\n");

// The server refuses controls in a line; the letter has to be safe all the same.
test("200 hostile texts stay text: no header and no reader of their own", { timeout: 120_000 }, async () => {
  const post = smtpPost({ agency: "Tınora", smtpUrl: smtp.url, mailTo });
  const letters = fc.sample(text, { seed: 3, numRuns: 200 }).map((payload) =>
    requestLetter(
      {
        id: "1",
        fullName: payload,
        phone: payload,
        phoneE164: null,
        email: payload,
        companyName: payload,
        projectMedium: payload,
        projectVersion: payload,
        budgetRange: payload,
        voiceRequirements: payload,
        radioSolutions: false,
        status: "new",
        createdAt: "",
      },
      "https://tinora.example",
      exampleAgency,
    ),
  );
  await Promise.all(letters.map((letter) => post(letter, "voice-request.1")));
  expect(smtp.received).toHaveLength(200);
  const texts = new Set<string>();
  for (const { to, raw } of smtp.received) {
    const mail = await simpleParser(raw, { skipTextToHtml: true });
    expect(to).toEqual([mailTo]);
    expect(mail.headerLines.map(({ key }) => key).toSorted()).toEqual(wanted);
    expect(mail).toMatchObject({ html: false, attachments: [], subject: letters[0]?.subject });
    expect([mail.from, mail.to]).toMatchObject([
      { value: [{ address: mailTo }] },
      { value: [{ address: mailTo }] },
    ]);
    texts.add(mail.text ?? "");
  }
  // Every text is read as it was written, but for the line ends that mail has.
  expect(letters.map((letter) => asMailed(letter.text)).filter((written) => !texts.has(written))).toEqual([]);
});

test("a hostile title in a subject makes no header of its own", { timeout: 120_000 }, async () => {
  const post = smtpPost({ agency: "Tınora", smtpUrl: smtp.url, mailTo });
  const before = smtp.received.length;
  const subjects = fc.sample(text, { seed: 4, numRuns: 100 }).map((title) => `Yeni teklif: ${title}`);
  await Promise.all(subjects.map((subject) => post({ subject, text: "-" }, "offer.1")));
  const received = smtp.received.slice(before);
  expect(received).toHaveLength(100);
  for (const { to, raw } of received) {
    const mail = await simpleParser(raw);
    expect(to).toEqual([mailTo]);
    expect(mail.headerLines.map(({ key }) => key).toSorted()).toEqual(wanted);
    expect(mail.subject).toMatch(/^Yeni teklif:/);
  }
});
