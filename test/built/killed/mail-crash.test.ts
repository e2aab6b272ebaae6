import { expect } from "vitest";
import { triesAll } from "#test/support/amount.ts";
import { test } from "#test/support/built/fixtures.ts";
import { readMail, type TestSmtp } from "#test/support/services/smtp.ts";

const submit = (origin: string, fullName: string) =>
  fetch(`${origin}/api/voice-request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      fullName,
      phone: "0532 123 45 67",
      email: "visitor@example.org",
      companyName: "Company",
      projectMedium: "Radio",
      projectVersion: "",
      budgetRange: "",
      voiceRequirements: "Warm",
      radioSolutions: false,
    }),
  });

const arrived = (smtp: TestSmtp) =>
  new Set(smtp.received.map(({ raw }) => /Full name: (.*)/.exec(readMail(raw).text)?.[1]));

// A mail that was being sent at the kill comes when its lease of half a minute has run out.
test(
  "a request's mail arrives though the server is killed straight after its answer",
  { timeout: 400_000 },
  async ({ emptyData, smtp, start }) => {
    const settings = {
      DATA_DIR: emptyData,
      DEMO: "off",
      SMTP_URL: smtp.url,
      MAIL_TO: "agency@tinora.example",
      VOICE_REQUESTS_PER_ADDRESS: "100",
    };
    const names = Array.from({ length: triesAll ? 5 : 3 }, (_, n) => `Visitor ${n}`);
    for (const name of names) {
      const server = await start(settings);
      expect((await submit(server.origin, name)).status).toBe(200);
      expect(await server.stop("SIGKILL")).toBe(null);
    }
    const server = await start(settings);
    await expect.poll(() => arrived(smtp), { timeout: 200_000, interval: 200 }).toEqual(new Set(names));
    expect(await server.stop()).toBe(0);
  },
);
