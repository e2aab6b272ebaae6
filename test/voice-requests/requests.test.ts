import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import { users } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "./request.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100 } }))
  .extend(
    "read",
    ({ owner, server }) =>
      (path = "", headers = {}) =>
        server.inject({ url: `/api/v1/requests${path}`, headers: { ...owner.headers, ...headers } }),
  )
  .extend("send", ({ server }) => (more: object) => {
    server.clock.forward(1);
    return server.inject({
      method: "POST",
      url: "/api/voice-request",
      payload: { ...requestOf(), ...more },
    });
  });

const nameOf = ({ fullName }: { fullName: string }) => fullName;

describe("the requests", () => {
  test("are listed by the longest wait, those of one person together, and found by their words", async ({
    read,
    send,
  }) => {
    await send({ fullName: "Ilgın Bir", email: "ilgin@ornek.example", phone: "0532 000 00 01" });
    await send({ fullName: "Mert İki", email: "mert@ornek.example", phone: "0532 000 00 02" });
    await send({ fullName: "Ilgın Üç", email: "ILGIN@ornek.example", phone: "0532 000 00 03" });
    const page = (await read()).json<RequestPage>();
    expect(page.content.map(nameOf)).toEqual(["Ilgın Bir", "Ilgın Üç", "Mert İki"]);
    expect(page.content.map(({ others }) => others)).toEqual([1, 1, 0]);
    expect(page).toMatchObject({ totalElements: 3, counts: { new: 3, won: 0 }, spamThisWeek: 0 });
    expect(page.content[0]).toMatchObject({ state: "new", assignee: null, language: "tr", overdue: false });
    const found = (await read(`?state=new&q=${encodeURIComponent("ılgın")}`)).json<RequestPage>();
    expect(found.content.map(nameOf)).toEqual(["Ilgın Bir", "Ilgın Üç"]);
    expect((await read("?state=won")).json<RequestPage>().content).toEqual([]);
    expect((await read("?assignee=me")).json<RequestPage>().totalElements).toBe(0);
  });

  test("are not sent again while nothing has changed", async ({ read, send, db, owner }) => {
    const first = await read();
    const known = { "if-none-match": String(first.headers["etag"]) };
    expect((await read("", known)).statusCode).toBe(304);
    await send({ fullName: "Dört", email: "dort@ornek.example", phone: "0532 000 00 04" });
    const second = await read("", known);
    expect(second.statusCode).toBe(200);
    await db.update(users).set({ name: "Başka" }).where(eq(users.id, owner.userId));
    expect((await read("", { "if-none-match": String(second.headers["etag"]) })).statusCode).toBe(200);
  });

  test("are read one by one, with what was understood and what happened", async ({ read, send }) => {
    const asked = crypto.randomUUID();
    const voiceRequirements = "Güven veren, sıcak bir kadın sesi";
    await send({
      email: "bes@ornek.example",
      phone: "0532 000 00 05",
      language: "en",
      asked,
      voiceRequirements,
    });
    const [{ id } = { id: "" }] = (await read("?q=bes@ornek")).json<RequestPage>().content;
    const answer = await read(`/${id}`);
    const request = answer.json<RequestDetails>();
    expect(request).toMatchObject({
      id,
      asked,
      language: "en",
      samePerson: [],
      merged: [],
      mergedInto: null,
      rooms: [],
      wishes: [],
      client: null,
      offers: [],
      hasOlder: false,
      events: [{ kind: "arrived", by: "Ayşe Öz", requestId: id, suspicion: null }],
    });
    const parts = request.understood.map(({ from, to, value }) => [voiceRequirements.slice(from, to), value]);
    expect(parts).toContainEqual(["kadın", "Female"]);
    expect(parts).toContainEqual(["sıcak", "WARM"]);
    expect(request.eventId).toBe(request.events.at(-1)?.eventId);
    const known = { "if-none-match": String(answer.headers["etag"]) };
    expect((await read(`/${id}`, known)).statusCode).toBe(304);
    expect((await read(`/${id}`, { ...known, "accept-language": "en" })).statusCode).toBe(200);
    const older = (await read(`/${id}/events?before=${request.eventId}`)).json<RequestDetails>();
    expect(older).toMatchObject({ events: [], hasOlder: false });
  });
});
