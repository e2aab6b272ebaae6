import type { ClientCredentials } from "#contract/clients/clients.ts";
import { get, logIn, post } from "#test/support/built/callers.ts";
import { artist } from "#test/voice-artists/artist.ts";
import { requestOf } from "#test/voice-requests/request.ts";

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Stores each of the texts wherever anyone can: in names, samples, offers and requests; the demo client likes all. */
export async function plant(origin: string, texts: readonly string[]): Promise<void> {
  const owner = await logIn(origin, "demo-owner");
  const client = await logIn(origin, "demo-client");
  const samples: string[] = [];
  for (const [place, text] of texts.entries()) {
    const voiceMp3 = `https://planted.invalid/${place}?x=${encodeURIComponent(text)}`;
    samples.push(voiceMp3);
    await expectOk(
      await post(origin, owner, "/api/v1/voice-artists", { name: text, ...artist, voices: [{ voiceMp3 }] }),
    );
    const made = await post(origin, owner, "/api/v1/clients", { name: text, lastName: text });
    await expectOk(made);
    const { username } = (await made.json()) as ClientCredentials;
    if (!/^[a-z0-9-]+$/.test(username)) throw new Error(`a user is called ${username}`);
    const request = requestOf({
      fullName: text,
      companyName: text,
      projectMedium: text,
      projectVersion: text,
      budgetRange: text,
      voiceRequirements: text,
    });
    await expectOk(await post(origin, owner, "/api/voice-request", request));
  }
  const { content } = await get<{ content: { voiceId: string }[] }>(origin, client, "/api/v1/voices?size=1");
  const voiceIds = content.map(({ voiceId }) => voiceId);
  const path = "/api/v1/clients/update/demo-client";
  for (const platform of texts)
    await expectOk(
      await post(origin, client, path, { offers: [{ budget: 1, platform, version: 1, voiceIds }] }),
    );
  await expectOk(await post(origin, client, path, { likedVoiceMp3s: samples }));
}
