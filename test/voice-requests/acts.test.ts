import { describe, expect } from "vitest";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import { requestEvents } from "#server/db/schema/requests.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "./request.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100 } }))
  .extend("read", ({ owner, server }) => async (id: string) => {
    const answer = await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers });
    return answer.json<RequestDetails>();
  })
  .extend("page", ({ owner, server }) => async (query: string) => {
    const answer = await server.inject({ url: `/api/v1/requests?${query}`, headers: owner.headers });
    return answer.json<RequestPage>();
  })
  .extend("arrive", ({ server, page }) => async (email: string) => {
    server.clock.forward(1);
    const payload = requestOf({ email, phone: "" + email, companyName: crypto.randomUUID() });
    await server.inject({ method: "POST", url: "/api/voice-request", payload });
    const { content } = await page(`q=${payload.companyName}`);
    return content[0]?.id ?? "";
  })
  .extend("act", ({ owner, server }) => async (id: string, payload: object, headers = {}) => {
    const url = `/api/v1/requests/${id}/events`;
    const sent = { method: "POST" as const, url, headers: { ...owner.headers, ...headers }, payload };
    const answer = await server.inject(sent);
    return {
      status: answer.statusCode,
      code: answer.headers["problem-code"],
      now: answer.statusCode === 200 ? answer.json<RequestDetails>() : undefined,
    };
  });

describe("acts on a request", () => {
  test("move it, and are undone within their time", async ({ arrive, act, read, server }) => {
    const id = await arrive("bir@ornek.example");
    const { eventId, createdAt } = await read(id);
    const called = await act(id, { kind: "contact", eventId, by: "phone" });
    expect(called.now).toMatchObject({ state: "contacted", waitingSince: null });
    const undoes = called.now?.eventId ?? "";
    const undone = await act(id, { kind: "undo", eventId: undoes, undoes });
    expect(undone.now).toMatchObject({ state: "new", waitingSince: createdAt });
    expect(undone.now?.events.map(({ kind }) => kind)).toEqual(["arrived", "contacted", "undone"]);
    expect(await act(id, { kind: "undo", eventId: undone.now?.eventId, undoes })).toMatchObject({
      status: 400,
    });
    const lost = await act(id, {
      kind: "state",
      eventId: undone.now?.eventId,
      state: "lost",
      reason: "price",
    });
    expect(lost.now?.events.at(-1)).toMatchObject({ from: "new", to: "lost", reason: "price", text: "" });
    server.clock.forward(1);
    const late = { kind: "undo", eventId: lost.now?.eventId, undoes: lost.now?.eventId };
    expect(await act(id, late)).toMatchObject({ status: 409, code: "undo-too-late" });
  });

  test("of whoever has not seen the newest event are refused, but for a note", async ({
    arrive,
    act,
    read,
    owner,
  }) => {
    const id = await arrive("iki@ornek.example");
    const { eventId } = await read(id);
    const noted = await act(id, { kind: "note", text: "Aradım,\nyarın yine." });
    expect(noted.now?.events.at(-1)).toMatchObject({ kind: "noted", text: "Aradım,\nyarın yine." });
    const assigned = await act(id, { kind: "assign", eventId, assignee: owner.userName });
    expect(assigned.now?.assignee).toMatchObject({ userName: owner.userName });
    expect(await act(id, { kind: "contact", eventId, by: "mail" })).toMatchObject({
      status: 409,
      code: "request-changed",
    });
    expect((await act(id, { kind: "note", text: "x".repeat(2001) })).status).toBe(400);
    const unknown = { kind: "assign", eventId: assigned.now?.eventId, assignee: "kimse" };
    expect((await act(id, unknown)).status).toBe(400);
  });

  test("are done once for a key", async ({ arrive, act, read }) => {
    const id = await arrive("uc@ornek.example");
    const key = { "idempotency-key": crypto.randomUUID() };
    await act(id, { kind: "note", text: "Bir kez" }, key);
    expect((await act(id, { kind: "note", text: "Bir kez" }, key)).status).toBe(200);
    expect((await read(id)).events).toHaveLength(2);
  });

  test("merge two of one person, which are parted again", async ({ arrive, act, read, page }) => {
    const [first, second] = [await arrive("dort@ornek.example"), await arrive("dort@ornek.example")];
    const other = await arrive("bes@ornek.example");
    const { eventId, createdAt } = await read(second);
    expect((await act(second, { kind: "merge", eventId, requestId: other })).status).toBe(400);
    const earlier = (await read(first)).createdAt;
    const before = (await page("")).counts.new;
    const merged = await act(second, { kind: "merge", eventId, requestId: first });
    expect(merged.now).toMatchObject({ merged: [{ id: first }], waitingSince: earlier });
    expect(merged.now?.events.map(({ requestId }) => requestId)).toEqual([first, second, second]);
    expect((await page("")).counts.new).toBe(before - 1);
    expect(await read(first)).toMatchObject({ mergedInto: second });
    expect(await act(first, { kind: "note", text: "Hayır" })).toMatchObject({ code: "request-merged" });
    const undoes = merged.now?.eventId;
    const parted = await act(second, { kind: "undo", eventId: undoes, undoes });
    expect(parted.now).toMatchObject({ merged: [], waitingSince: createdAt });
    expect((await page("")).counts.new).toBe(before);
    expect((await act(first, { kind: "note", text: "Evet" })).status).toBe(200);
  });

  test("merge three of one person one after the other, which are parted in the other direction", async ({
    arrive,
    act,
    read,
  }) => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push(await arrive("alti@ornek.example"));
    const [first = "", second = "", third = ""] = ids;
    const merge = async (id: string, requestId: string) =>
      (await act(id, { kind: "merge", eventId: (await read(id)).eventId, requestId })).now?.eventId;
    const inner = await merge(second, first);
    const outer = await merge(third, second);
    expect((await read(third)).merged.map(({ id }) => id)).toEqual([first, second]);
    // What was merged before stands in the one that is merged.
    const undo = async (id: string, undoes: string | undefined) =>
      act(id, { kind: "undo", eventId: (await read(id)).eventId, undoes });
    expect((await undo(third, inner)).status).toBe(400);
    expect((await undo(third, outer)).now?.merged).toEqual([]);
    expect((await read(second)).merged.map(({ id }) => id)).toEqual([first]);
    expect((await undo(second, inner)).now?.merged).toEqual([]);
    // Two that are merged into a third at once part one by one.
    const both = [await merge(third, first), await merge(third, second)];
    expect((await read(third)).merged.map(({ id }) => id)).toEqual([first, second]);
    expect((await undo(third, both[0])).now?.merged.map(({ id }) => id)).toEqual([second]);
    expect((await undo(third, both[1])).now?.merged).toEqual([]);
  });

  test("say when a request was first answered, and whether in time", async ({
    arrive,
    act,
    read,
    server,
  }) => {
    const id = await arrive("yedi@ornek.example");
    expect((await read(id)).firstAnswer).toBeNull();
    const at = server.clock.read().toISOString();
    const answered = await act(id, { kind: "contact", eventId: (await read(id)).eventId, by: "phone" });
    expect(answered.now?.firstAnswer).toEqual({ at, inTime: true });
    const undoes = answered.now?.eventId;
    const undone = await act(id, { kind: "undo", eventId: undoes, undoes });
    expect(undone.now?.firstAnswer).toBeNull();
    server.clock.forward(7 * 24 * 60);
    const { headers } = await server.createOwner();
    const late = { kind: "contact", eventId: undone.now?.eventId, by: "mail" };
    expect((await act(id, late, headers)).now?.firstAnswer).toMatchObject({ inTime: false });
  });

  test("leave events that the database itself lets nobody change", async ({ db }) => {
    await expect(db.update(requestEvents).set({ kind: "noted" })).rejects.toMatchObject({
      cause: { message: "request_events is append-only" },
    });
  });
});
