import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateApi } from "swagger-typescript-api";
import { expect } from "vitest";
import { dayAfter } from "#test/rooms/calls.ts";
import { test as base } from "#test/rooms/fixtures.ts";
import { temporaryFolder } from "#test/support/built/built-server.ts";
import type { Person } from "#test/support/people.ts";

const run = promisify(execFile);

/** A call of the client: what it sends, and what the answer is read as. */
type Call = (...sent: unknown[]) => Promise<Response & { data: never }>;

interface GeneratedClient {
  api: Record<string, Call>;
  setSecurityData(token: string): void;
}

const securityWorker = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const test = base
  .extend("files", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    return folder;
  })
  .extend("document", { scope: "file" }, async ({ server, files }) => {
    const file = join(files, "openapi.json");
    await writeFile(file, (await server.inject({ url: "/api/openapi.json" })).body);
    return file;
  })
  // A client's file that is generated from the document.
  .extend("generated", { scope: "file" }, async ({ document, files }) => {
    await generateApi({
      input: document,
      output: files,
      fileName: "client.ts",
      silent: true,
    });
    return join(files, "client.ts");
  })
  // Signs in with the generated client.
  .extend("signIn", { scope: "file" }, async ({ generated, server }) => {
    const { Api } = (await import(generated)) as { Api: new (config: object) => GeneratedClient };
    const baseUrl = await server.listen();
    return async ({ userName: username, password }: Person) => {
      const own = new Api({ baseUrl, securityWorker });
      const { api } = own;
      const answer = await api["logIn"]?.({ username, password });
      own.setSecurityData((await answer?.text()) ?? "");
      /** What a call answers as JSON. */
      return async <Answer>(name: string, ...sent: unknown[]): Promise<Answer> =>
        (await api[name]?.(...sent))?.data as Answer;
    };
  });

test("the document keeps the rules of redocly, without a warning", async ({ document }) => {
  const quiet = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await run("node_modules/.bin/redocly", ["lint", document, "--format=json"], {
    env: quiet,
  });
  expect((JSON.parse(stdout) as { totals: object }).totals).toMatchObject({ errors: 0, warnings: 0 });
});

test("the client that is generated from it has sound types", async ({ generated }) => {
  const strict = [
    "--noEmit",
    "--strict",
    "--target",
    "esnext",
    "--lib",
    "esnext,dom,dom.iterable",
    "--types",
    "",
  ];
  await run("node_modules/.bin/tsc", [...strict, "--ignoreConfig", generated]);
});

test("the generated client likes, offers, answers a counter-offer and opens a room", async ({
  signIn,
  server,
  client,
  owner,
  voiceIds,
}) => {
  const mine = await signIn(client);
  const { content } = await mine<{ content: { voiceId: string; voiceMp3: string }[] }>("listVoices", {
    size: "4",
  });
  const liked = content.slice(0, 2).map(({ voiceMp3 }) => voiceMp3);
  await mine("updateClient", client.userName, { likedVoiceMp3s: liked });
  const found = await mine<{ voiceMp3: string }[]>("listLikedVoices", client.userName);
  expect(found.map(({ voiceMp3 }) => voiceMp3).toSorted()).toEqual(liked.toSorted());

  const terms = { budget: 500, platform: "TV", version: 1, voiceIds: [content[0]?.voiceId] };
  const sent = await mine<{ offers: { offerId: string }[] }>("updateClient", client.userName, {
    offers: [terms],
  });
  const offerId = sent.offers[0]?.offerId;
  const agency = await signIn(owner);
  type Offer = { status: string; turn: string; proposal: number; events: { eventId: string }[] };
  const asSeen = ({ proposal, events }: Offer) => ({ proposal, eventId: events.at(-1)?.eventId });
  const offered = await agency<Offer>("getOffer", offerId);
  const counter = { ...terms, budget: 700 };
  const answered = await agency<Offer>("actOnOffer", offerId, {
    kind: "propose",
    ...asSeen(offered),
    terms: counter,
  });
  expect(answered).toMatchObject({ status: "open", turn: "client", budget: 700, proposal: 2 });
  const accepted = await mine<Offer>("actOnOffer", offerId, { kind: "accept", ...asSeen(answered) });
  expect(accepted).toMatchObject({ status: "accepted", budget: 700 });

  const { listId } = await mine<{ listId: string }>("createList", { name: "Yaz", voiceIds });
  const until = dayAfter(server.clock.read(), 7);
  const draft = {
    title: "Yaz",
    greeting: "",
    until,
    isBlind: true,
    sharesNotes: false,
    password: null,
    voiceIds,
  };
  const { room } = await mine<{ room: { roomId: string } }>("openRoom", listId, draft);
  expect(await mine("getRoom", room.roomId)).toMatchObject({ roomId: room.roomId, title: "Yaz" });
});
