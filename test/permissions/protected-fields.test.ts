import { expect } from "vitest";
import { ClientUpdate } from "#contract/clients/clients.ts";
import { fingerprint, test, type World } from "./world.ts";

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

async function change({ server, people }: World, { field, value, actor }: (typeof cases)[number]) {
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

test("no field of an update is left out but the offers, which test/clients/offers.test.ts knows", () => {
  const known = Object.keys(ClientUpdate.properties);
  expect(known.filter((field) => !(field in fields))).toEqual(["offers"]);
});

test.for(untouched)("$field of a client, changed by $actor, is $verdict", async (one, { world }) => {
  const { answer, before, after } = await change(world, one);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(after).toBe(before);
});

test.for(written)("$field of a client, changed by $actor, is $verdict", async (one, { world }) => {
  const { answer, client } = await change(world, one);
  expect(answer.statusCode).toBe(200);
  expect(client[one.field]).toEqual(one.value);
});

test.for(ignored)("$field of a client, changed by $actor, is $verdict", async (one, { world }) => {
  const { answer, client } = await change(world, one);
  expect(answer.statusCode).toBe(200);
  expect(client[one.field]).toEqual([]);
});

test("a client that sends all of itself back unchanged is let through", async ({ server }) => {
  const target = await server.createClient();
  const me = await server.inject({ url: "/api/v1/auth/me", headers: target.headers });
  const { roleNames, company, features, audioFormats, timeZone, currency, sessionSeconds, ...whole } =
    me.json<Record<string, unknown>>();
  expect([roleNames, company, features, audioFormats, timeZone, currency, sessionSeconds]).toBeDefined();
  const answer = await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${target.userName}`,
    headers: target.headers,
    payload: whole,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(whole);
});
