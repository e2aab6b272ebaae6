import { equal, ok } from "node:assert/strict";
import * as fc from "#test/support/generated.ts";
import type { InboxPage } from "#contract/voice-requests/voice-requests.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { call, isSignedIn, type Known, type KnownClient, voicesOf, type Walked } from "./walk.ts";

type Step = fc.AsyncCommand<Known, Walked>;

const step = (name: string, run: (known: Known, walked: Walked) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
});

const pick = <T>(items: readonly T[], nth: number): T | undefined => items[nth % items.length];

/** A step of one client, with a session where it has one. */
const clientStep = (
  name: string,
  run: (client: KnownClient, walked: Walked, known: Known) => Promise<void>,
): fc.Arbitrary<Step> =>
  fc.nat(1).map((nth) =>
    step(`${name} ${nth}`, async (known, walked) => {
      const client = pick(known.clients, nth);
      if (client) await run(client, walked, known);
    }),
  );

const update = (walked: Walked, client: KnownClient, token: string | undefined, payload: object) =>
  call(walked, `/api/v1/clients/update/${client.person.userName}`, token, payload);

/** The status that a client's call must have: its own, or 401 where it may not enter. */
const expected = (client: KnownClient, status: number) => (client.tokens.length > 0 ? status : 401);

const login = clientStep("login", async (client, { server }) => {
  const answer = await server.login(client.person.userName, client.person.password);
  equal(answer.statusCode, client.isLocked ? 401 : 200);
  if (answer.statusCode === 200) client.tokens.push(answer.body);
});

const logout = clientStep("logout", async (client, walked) => {
  const token = client.tokens.pop();
  if (token === undefined) return;
  equal((await call(walked, "/api/v1/auth/logout", token, {})).statusCode, 204);
  equal(await isSignedIn(walked, token), false);
});

const like = fc
  .tuple(fc.nat(1), fc.array(fc.nat(30), { maxLength: 4 }), fc.boolean())
  .map(([nth, picks, odd]) =>
    step(`like ${nth} ${picks.join()} ${odd ? "and an unknown one" : ""}`, async (known, walked) => {
      const client = pick(known.clients, nth);
      if (!client) return;
      const { content } = await voicesOf(walked);
      const urls = picks.flatMap((at) => pick(content, at)?.voiceMp3 ?? []);
      const likedVoiceMp3s = odd ? [...urls, "https://samples.example/unknown.mp3"] : urls;
      const answer = await update(walked, client, client.tokens[0], { likedVoiceMp3s });
      equal(answer.statusCode, expected(client, odd ? 422 : 200));
    }),
  );

const offer = fc.tuple(fc.nat(1), fc.nat(30), fc.boolean()).map(([nth, at, odd]) =>
  step(`offer ${nth} ${at} ${odd ? "of an unknown voice" : ""}`, async (known, walked) => {
    const client = pick(known.clients, nth);
    const voice = pick((await voicesOf(walked)).content, at);
    if (!client || !voice) return;
    const voiceIds = [odd ? crypto.randomUUID() : voice.voiceId];
    const offers = [{ budget: 10.5, platform: "Radyo", version: 1, voiceIds }];
    const answer = await update(walked, client, client.tokens[0], { offers });
    equal(answer.statusCode, expected(client, odd ? 422 : 200));
  }),
);

const lock = fc.tuple(fc.nat(1), fc.boolean()).map(([nth, isLocked]) =>
  step(`${isLocked ? "lock" : "unlock"} ${nth}`, async (known, walked) => {
    const client = pick(known.clients, nth);
    if (!client) return;
    const before = client.tokens;
    equal((await update(walked, client, walked.owner.token, { isLocked })).statusCode, 200);
    client.isLocked = isLocked;
    if (!isLocked) return;
    client.tokens = [];
    for (const token of before) equal(await isSignedIn(walked, token), false);
  }),
);

const rename = fc.tuple(fc.nat(1), fc.constantFrom("Ada", "Işıl", "İnci")).map(([nth, name]) =>
  step(`rename client ${nth} ${name}`, async (known, walked) => {
    const client = pick(known.clients, nth);
    if (!client) return;
    equal((await update(walked, client, walked.owner.token, { name })).statusCode, 200);
  }),
);

const facts = { age: 30, gender: "Female", voiceColors: [], languages: ["TURKISH"], ageRanges: [] };

const createArtist = fc.nat(3).map((nth) =>
  step(`create artist ${nth}`, async (known, walked) => {
    const name = `Ses ${walked.nth} ${nth}`;
    const taken = known.artists.some((artist) => artist.name === name);
    const voiceMp3 = `https://samples.example/${walked.nth}-${nth}.mp3`;
    const draft = { name, ...facts, voices: [{ voiceMp3 }] };
    const answer = await call(walked, "/api/v1/voice-artists", walked.owner.token, draft);
    equal(answer.statusCode, taken ? 409 : 201);
    if (!taken) known.artists.push({ name });
  }),
);

const renameArtist = fc.tuple(fc.nat(3), fc.nat(3)).map(([from, to]) =>
  step(`rename artist ${from} to ${to}`, async (known, walked) => {
    const artist = pick(known.artists, from);
    if (!artist) return;
    const name = `Ses ${walked.nth} ${to}`;
    const taken = known.artists.some((other) => other !== artist && other.name === name);
    const path = `/api/v1/voice-artists/update/${encodeURIComponent(artist.name)}`;
    const change = { artistName: artist.name, name, ...facts, voices: [] };
    const answer = await call(walked, path, walked.owner.token, change);
    equal(answer.statusCode, taken ? 409 : 200);
    if (!taken) artist.name = name;
  }),
);

const request = fc.constant(
  step("voice request", async (known, walked) => {
    const sent = requestOf({ companyName: `Şirket ${walked.nth} ${known.requests}` });
    ok((await call(walked, "/api/voice-request", undefined, sent)).statusCode < 300);
    known.requests += 1;
    const inbox = await call(walked, "/api/v1/voice-requests?size=1", walked.owner.token);
    equal(inbox.json<InboxPage>().totalElements, known.requests);
  }),
);

/** Every step of a walk. */
export const steps = [
  login,
  login,
  logout,
  like,
  like,
  offer,
  lock,
  rename,
  createArtist,
  renameArtist,
  request,
];
