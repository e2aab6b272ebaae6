import { describe, expect } from "vitest";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { sendOwed } from "#server/mail/send-owed.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { readMail, startSmtp } from "#test/support/services/smtp.ts";
import { mailTo, test } from "./outbox-fixtures.ts";

describe("a mail that cannot be sent", () => {
  test("over TLS that somebody vouches for goes to no server on another machine", async ({
    smtp,
    server,
    submit,
    mailParts,
    owed,
  }) => {
    const unknown = await startSmtp(0, { startTls: true });
    for (const { url, received } of [smtp, unknown]) {
      await server.parts.db.delete(mailOutbox);
      await submit({ companyName: url });
      // This machine, by an address that is not known as its own.
      const smtpUrl = url.replace("127.0.0.1", "0.0.0.0");
      await sendOwed(mailParts({ post: smtpPost({ agency: "Tınora", smtpUrl, mailTo }) }));
      expect(received).toEqual([]);
      expect(await owed()).toMatchObject([{ attempts: 1, sentAt: null }]);
    }
    await unknown.close();
  });

  test("is tried again, later each time, until it is", async ({ submit, smtp, mailParts, owed, server }) => {
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

  test("holds no other mail back", async ({ submit, mailParts, smtp }) => {
    await submit();
    const failing = mailParts({ post: () => Promise.reject(new Error("refused")) });
    await sendOwed(failing);
    await submit({ fullName: "Second" });
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(1);
    expect(readMail(smtp.received[0]?.raw ?? "").text).toContain("Second");
  });

  test("comes again when the process that sent it died before it said so", async ({
    submit,
    mailParts,
    owed,
    smtp,
    server,
  }) => {
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

  test("is forgotten when its request is gone", async ({ submit, server, mailParts, smtp, owed }) => {
    await submit();
    await server.parts.db.delete(voiceRequests);
    await sendOwed(mailParts());
    expect(smtp.received).toHaveLength(0);
    expect(await owed()).toEqual([]);
  });
});
