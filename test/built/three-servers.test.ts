import { expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { BuiltServer } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { get, logIn, post } from "#test/support/built/callers.ts";
import { requestOf } from "#test/voice-requests/request.ts";

const test = base.extend("servers", { scope: "file" }, async ({ cluster, smtp, emptyData, start }) => {
  const settings = {
    DATABASE_URL: cluster.url,
    DATA_DIR: emptyData,
    DEMO: "on",
    SMTP_URL: smtp.url,
    MAIL_TO: "agency@tinora.example",
  };
  const three: [BuiltServer, BuiltServer, BuiltServer] = await Promise.all([
    start(settings),
    start(settings),
    start(settings),
  ]);
  return three;
});

const statusOf = async (server: BuiltServer, token: string) =>
  (await fetch(`${server.origin}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

test("one migrated and one filled, though all three started at once", async ({ servers }) => {
  for (const server of servers) {
    const client = await logIn(server.origin, "demo-client");
    const { totalElements } = await get<VoicePage>(server.origin, client, "/api/v1/voices");
    expect(totalElements).toBe(366);
  }
});

test("a session of one holds at all, and ends at all", async ({ servers }) => {
  const [first, second, third] = servers;
  const { token } = await logIn(first.origin, "demo-client");
  expect([await statusOf(second, token), await statusOf(third, token)]).toEqual([200, 200]);
  const ended = await fetch(`${second.origin}/api/v1/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(204);
  expect([await statusOf(first, token), await statusOf(third, token)]).toEqual([401, 401]);
});

/** Guesses a password; the status. */
const guess = async ({ origin }: BuiltServer): Promise<number> => {
  const body = new URLSearchParams({ username: "somebody", password: "a wrong password" });
  return (await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body })).status;
};

test("failed logins are counted together", async ({ servers }) => {
  const statuses = [];
  for (let nth = 0; nth < 8; nth++) statuses.push(await guess(servers[nth % 3] ?? servers[0]));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test("voice requests are counted together", async ({ servers }) => {
  const answers = [];
  for (let nth = 0; nth < 7; nth++) {
    const { origin } = servers[nth % 3] ?? servers[0];
    const answer = await fetch(`${origin}/api/voice-request`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(requestOf({ companyName: `Şirket ${nth}` })),
    });
    answers.push(answer.status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("one offer however many servers are sent it, and one mail about it", async ({ servers, smtp }) => {
  const [{ origin }] = servers;
  const client = await logIn(origin, "demo-client");
  const { content } = await get<VoicePage>(origin, client, "/api/v1/voices?size=1");
  const offer = { budget: 10, platform: "Üç sunucu", version: 1, voiceIds: [content[0]?.voiceId] };
  const send = (server: BuiltServer) =>
    post(
      server.origin,
      client,
      "/api/v1/clients/update/demo-client",
      { offers: [offer] },
      { "idempotency-key": "one" },
    );
  const answers = await Promise.all([...servers, ...servers, ...servers].map(send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(bodies.size).toBe(1);
  const owner = await logIn(origin, "demo-owner");
  const { content: placed } = await get<{ content: { platform: string }[] }>(origin, owner, "/api/v1/offers");
  expect(placed.filter(({ platform }) => platform === "Üç sunucu")).toHaveLength(1);
  // Five requests and this offer: none is forgotten, none is sent by two servers.
  await expect.poll(() => smtp.received.length, { timeout: 60_000, interval: 200 }).toBe(6);
});

test("a write of one shows on every other at once, and its ETag holds at all", async ({ servers }) => {
  const [first, second, third] = servers;
  const owner = await logIn(first.origin, "demo-owner");
  const page = async ({ origin }: BuiltServer, etag?: string) =>
    fetch(`${origin}/api/v1/voices`, {
      headers: { authorization: `Bearer ${owner.token}`, ...(etag ? { "if-none-match": etag } : {}) },
    });
  const etag = (await page(first)).headers.get("etag") ?? "";
  expect([(await page(second, etag)).status, (await page(third, etag)).status]).toEqual([304, 304]);
  for (let nth = 0; nth < 20; nth++) {
    const name = `Taze ${nth}`;
    const writer = servers[nth % 3] ?? first;
    const made = await post(writer.origin, owner, "/api/v1/voice-artists", {
      name,
      age: 30,
      gender: "Male",
      voiceColors: [],
      languages: [],
      ageRanges: [],
      voices: [{ voiceMp3: `https://samples.example/${nth}.mp3` }],
    });
    expect(made.status).toBe(201);
    const pages = await Promise.all(
      servers.map(async (server) => (await page(server, etag)).json() as Promise<VoicePage>),
    );
    expect(pages.map(({ content }) => content[0]?.voiceArtistName)).toEqual([name, name, name]);
  }
});

test("sound that is uploaded to one is played by all", async ({ servers }) => {
  const [first] = servers;
  const owner = await logIn(first.origin, "demo-owner");
  const { content } = await get<VoicePage>(
    first.origin,
    owner,
    "/api/v1/voices?languageNames=TURKISH&size=30",
  );
  const clip = content.find(({ voiceMp3 }) => voiceMp3.startsWith("/audio/"));
  const bytes = await (await fetch(first.origin + (clip?.voiceMp3 ?? ""))).blob();
  const form = new FormData();
  form.append("file", bytes, "sample.mp3");
  const uploaded = await fetch(`${first.origin}/api/v1/audio`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  const { url } = (await uploaded.json()) as { url: string };
  for (const { origin } of servers) expect((await fetch(origin + url)).status).toBe(200);
});
