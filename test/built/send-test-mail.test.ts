import { simpleParser } from "mailparser";
import { expect } from "vitest";
import { spawnBuiltServer } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { freePort } from "#test/support/built/free-port.ts";

const test = base.extend(
  "run",
  ({ emptyData }) =>
    async (smtp: Record<string, string>, ...args: string[]) => {
      const settings = { DATA_DIR: emptyData, DEMO: "off", AGENCY_NAME: "Sesevi Ajans", ...smtp };
      const { ended, output } = spawnBuiltServer(settings, "dist/server/send-test-mail.js", args);
      return { code: await ended, text: output() };
    },
);
const mailTo = { MAIL_TO: "ajans@sesevi.example" };

test("a test mail arrives, in both languages, and its sender is told which host took it", async ({
  smtp,
  run,
}) => {
  const toAgency = await run({ SMTP_URL: smtp.url, ...mailTo });
  expect(toAgency.code).toBe(0);
  expect(toAgency.text).toMatch(
    /^127\.0\.0\.1:\d+ took the mail from ajans@sesevi\.example to ajans@sesevi\.example\./,
  );
  const toOther = await run({ SMTP_URL: smtp.url, ...mailTo }, "--to", "ada@example.com");
  expect(toOther.code).toBe(0);
  expect(smtp.received.map(({ to }) => to)).toEqual([["ajans@sesevi.example"], ["ada@example.com"]]);
  const { subject, text } = await simpleParser(smtp.received[1]?.raw ?? "");
  expect(subject).toBe("Sesevi Ajans: test");
  expect(text).toContain("Bu bir denemedir: Sesevi Ajans e-posta gönderebiliyor.");
  expect(text).toContain("This is a test: Sesevi Ajans can send e-mails.");
});

test("what went wrong is said in words, with the host and without the password", async ({ smtp, run }) => {
  const port = await freePort();
  const refused = await run({ SMTP_URL: `smtp://ada:geheim@127.0.0.1:${port}`, ...mailTo });
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringContaining(`127.0.0.1:${port} did not take the mail`),
  ]);
  expect(refused.text).toContain("it refuses connections at this port");
  expect(refused.text).not.toContain("geheim");
  const nowhere = await run({ SMTP_URL: "smtp://mail.invalid", ...mailTo });
  expect([nowhere.code, nowhere.text]).toEqual([
    1,
    expect.stringContaining("mail.invalid did not take the mail"),
  ]);
  smtp.unknownReader = "nobody@example.com";
  const unknown = await run({ SMTP_URL: smtp.url, ...mailTo }, "--to", "nobody@example.com");
  expect([unknown.code, unknown.text]).toEqual([1, expect.stringContaining("no such mailbox")]);
  expect(await run({})).toEqual({ code: 1, text: "Nothing was sent: SMTP_URL and MAIL_TO are not set.\n" });
});
