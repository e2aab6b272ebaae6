import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, fingerprint, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

type Verdict = "written" | "refused" | "ignored" | "not found";

/** What becomes of a changed field of the client, by who sends it: the client, another client, an owner. */
const fields: Record<string, { value: unknown; client: Verdict; owner: Verdict }> = {
  userName: { value: "someone-else", client: "refused", owner: "refused" },
  name: { value: "Başka", client: "refused", owner: "written" },
  lastName: { value: "Biri", client: "refused", owner: "written" },
  isActive: { value: false, client: "refused", owner: "written" },
  isLocked: { value: true, client: "refused", owner: "written" },
  role: { value: "OWNER", client: "refused", owner: "refused" },
  roleNames: { value: ["OWNER"], client: "refused", owner: "refused" },
  id: { value: crypto.randomUUID(), client: "refused", owner: "refused" },
  password: { value: "a new password!", client: "refused", owner: "refused" },
  passwordHash: { value: "$argon2id$", client: "refused", owner: "refused" },
  createdAt: { value: "2001-01-01T00:00:00Z", client: "refused", owner: "refused" },
  likedVoiceMp3s: { value: ["https://samples.example/a.mp3"], client: "written", owner: "ignored" },
};

const cases = Object.entries(fields).flatMap(([field, { value, client, owner }]) => [
  { field, value, actor: "client" as const, verdict: client },
  { field, value, actor: "other client" as const, verdict: "not found" as const },
  { field, value, actor: "owner" as const, verdict: owner },
]);

const untouched = cases.filter(({ verdict }) => verdict === "refused" || verdict === "not found");
const written = cases.filter(({ verdict }) => verdict === "written");
const ignored = cases.filter(({ verdict }) => verdict === "ignored");

async function change({ field, value, actor }: (typeof cases)[number]) {
  const { server, people } = world;
  // A client of this case's own, because a written change may lock it out.
  const target = await server.createClient();
  const url = `/api/v1/clients/update/${target.userName}`;
  const { headers } = actor === "client" ? target : people[actor];
  const before = await fingerprint(server);
  const answer = await server.inject({ method: "POST", url, headers, payload: { [field]: value } });
  const after = await fingerprint(server);
  const seen = await server.inject({ method: "POST", url, headers: people.owner.headers, payload: {} });
  return { answer, before, after, client: seen.json<Record<string, unknown>>() };
}

test("there are 12 fields of 3 actors", () => {
  expect([untouched.length + written.length + ignored.length, cases.length]).toEqual([36, 36]);
});

test.each(untouched)("$field of a client, changed by $actor, is $verdict", async (one) => {
  const { answer, before, after } = await change(one);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(after).toBe(before);
});

test.each(written)("$field of a client, changed by $actor, is $verdict", async (one) => {
  const { answer, client } = await change(one);
  expect(answer.statusCode).toBe(200);
  expect(client[one.field]).toEqual(one.value);
});

test.each(ignored)("$field of a client, changed by $actor, is $verdict", async (one) => {
  const { answer, client } = await change(one);
  expect(answer.statusCode).toBe(200);
  expect(client[one.field]).toEqual([]);
});

test("a client that sends all of itself back unchanged is let through", async () => {
  const { server } = world;
  const target = await server.createClient();
  const me = await server.inject({ url: "/api/v1/auth/me", headers: target.headers });
  const { roleNames, features, ...whole } = me.json<Record<string, unknown>>();
  expect([roleNames, features]).toBeDefined();
  const answer = await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${target.userName}`,
    headers: target.headers,
    payload: whole,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(whole);
});
