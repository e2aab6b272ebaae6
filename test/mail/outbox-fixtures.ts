import { voiceRequests } from "#server/db/schema/requests.ts";
import { attempts, mailOutbox } from "#server/db/schema/operations.ts";
import type { MailParts } from "#server/mail/send-owed.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { letterWriter } from "#server/mail/write-letter.ts";
import { test as base } from "#test/support/fixtures.ts";
import { startSmtp } from "#test/support/services/smtp.ts";

export const mailTo = "agency@tinora.example";

export const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100_000 } }))
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  // Every test begins with nothing owed and nothing sent.
  .extend("emptied", { auto: true }, async ({ server, smtp }) => {
    for (const table of [mailOutbox, voiceRequests, attempts]) await server.parts.db.delete(table);
    smtp.received.length = 0;
    smtp.mode = "take";
  })
  .extend(
    "submit",
    ({ server }) =>
      (more: Partial<typeof request> = {}) =>
        server.inject({ method: "POST", url: "/api/voice-request", payload: { ...request, ...more } }),
  )
  .extend("mailParts", ({ server, smtp }) => (more: Partial<MailParts> = {}): MailParts => ({
    db: server.parts.db,
    clock: server.parts.clock,
    post: smtpPost({ agency: "Tınora", smtpUrl: smtp.url, mailTo }),
    write: letterWriter(server.parts, "https://tinora.example"),
    limits: { perDay: 1000, perSender: 1000, signIn: 1000, strangers: 1000 },
    ...more,
  }))
  .extend(
    "owed",
    ({ server }) =>
      () =>
        server.parts.db.select().from(mailOutbox).orderBy(mailOutbox.id),
  );

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
