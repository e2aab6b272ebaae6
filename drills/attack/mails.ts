import type { Client } from "#contract/clients/clients.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { startSmtp } from "#test/support/services/smtp.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { call, postJson } from "./call.ts";
import { figure, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

/** A mail server on a port that the target knows before it starts. */
export const mailPort = 39_025;

/** Point 5 of issue 11: one client makes 600 offers, and visitors' requests come after them. */
export async function useUpMails({ origin, client }: Target): Promise<Figure[]> {
  const smtp = await startSmtp(mailPort);
  try {
    const ask = async <T>(path: string) =>
      JSON.parse((await call(origin, path, { headers: client })).text) as T;
    const me = await ask<Client>("/api/v1/auth/me");
    const { content } = await ask<VoicePage>("/api/v1/voices?size=1");
    const voiceIds = content.map(({ voiceId }) => voiceId);
    const statuses = await inLoops(4, { count: 600 }, async (nth) => {
      const offers = [{ budget: 1, platform: "TV", version: 1 + (nth % 900), voiceIds }];
      const path = `/api/v1/clients/update/${me.userName}`;
      return (await postJson(origin, path, { offers }, { headers: client })).status;
    });
    const asked = await inLoops(1, { count: 3 }, async (nth) => {
      const request = requestOf({ companyName: `after-${nth}` });
      return (await postJson(origin, "/api/voice-request", request)).status;
    });
    const letters = () => smtp.received.map(({ raw }) => raw);
    const about = (word: string) => letters().filter((raw) => raw.includes(word)).length;
    // Letters go out every three seconds: until nothing new comes for ten.
    for (let before = -1; letters().length > before;) {
      before = letters().length;
      await new Promise((resolve) => {
        setTimeout(resolve, 10_000);
      });
    }
    const requests = about("voice-request.");
    const offers = letters().length - requests;
    return [
      figure("600 offers of one client: answers", tally(statuses), statuses.includes(200)),
      figure("… their letters (at most 50 of the day's 500)", offers, offers > 0 && offers <= 50),
      figure(`… three requests of visitors after them (${tally(asked)}): letters`, requests, requests === 3),
    ];
  } finally {
    await smtp.close();
  }
}

/** Point B8 of issue 28: a stranger asks for new passwords of a handful of names, as fast as it can. */
export async function askForStrangers({ origin }: Target): Promise<Figure[]> {
  const smtp = await startSmtp(mailPort);
  try {
    const names = ["demo-client", "demo-owner"];
    const statuses = await inLoops(4, { count: 400 }, async (nth) => {
      const username = names[nth % names.length];
      return (await postJson(origin, "/api/v1/auth/forgot", { username }, { from: "127.0.8.1" })).status;
    });
    const heard = statuses.filter((status) => status === 204).length;
    return [
      figure(
        "400 forgotten passwords from one address (20 a day): answers",
        tally(statuses),
        heard > 0 && heard <= 20,
      ),
    ];
  } finally {
    await smtp.close();
  }
}
