import { describe, expect } from "vitest";
import type { TakeNote, TakeNotes } from "#contract/productions/productions.ts";
import { takeNotes, takeReplies } from "#server/db/schema/productions.ts";
import type { Talk } from "#test/offers/negotiation.ts";
import type { Person } from "#test/support/people.ts";
import { addReady, test as base } from "./fixtures.ts";

const test = base.extend("notes", ({ server }) => async (offer: Talk, person: Person, takeId: string) => {
  const url = `/api/v1/offers/${offer.offerId}/takes/${takeId}/notes`;
  const answer = await server.inject({ url, headers: { ...person.headers, "accept-language": "en" } });
  return answer.statusCode === 200 ? answer.json<TakeNotes>().notes : [];
});

const codeOf = (answer: { statusCode: number; headers: object }) =>
  "problem-code" in answer.headers ? answer.headers["problem-code"] : answer.statusCode;

describe("a note", () => {
  test("is the client's, numbered through the production, and stands once its round is answered", async ({
    reviewed,
    client,
    owner,
    notes,
    server,
  }) => {
    const { offer, takeId } = await reviewed();
    const write = (person: Person, draft: object) => offer.post(person, `takes/${takeId}/notes`, draft);
    const first = (await write(client, { from: 9000, text: " Daha sıcak " })).json<TakeNote>();
    const second = (await write(client, { from: 1000, to: 2000, text: "Kısa" })).json<TakeNote>();
    expect(first).toMatchObject({
      number: 1,
      to: null,
      text: "Daha sıcak",
      isOwn: true,
      side: "client",
      replies: [],
    });
    expect(await notes(offer, owner, takeId)).toMatchObject([
      { noteId: second.noteId, number: 2, to: 2000, isOwn: false, by: "Deniz Ada" },
      { noteId: first.noteId },
    ]);
    expect((await offer.read(owner)).production).toMatchObject({ takes: [{ openNotes: 2 }] });
    // Whoever writes has opened what was handed over.
    expect(await offer.act(owner, { kind: "takeBack" })).toEqual([409, "already-opened"]);
    const colleague = await server.createClient({ accountId: client.accountId });
    const edit = (person: Person) => offer.post(person, `notes/${first.noteId}`, { text: "Sıcak" });
    expect(codeOf(await edit(colleague))).toBe("forbidden");
    expect((await edit(client)).json()).toMatchObject({ text: "Sıcak" });
    expect(codeOf(await write(owner, { from: 0, text: "x" }))).toBe("forbidden");
    const remove = ({ noteId }: TakeNote) =>
      server.inject({
        method: "DELETE",
        url: `/api/v1/offers/${offer.offerId}/notes/${noteId}`,
        headers: client.headers,
      });
    expect((await remove(second)).statusCode).toBe(204);
    expect(await offer.act(client, { kind: "askChanges" })).toEqual([200]);
    expect((await offer.read(client)).events.at(-1)).toMatchObject({
      kind: "changesAsked",
      notes: 1,
      round: 1,
    });
    expect(codeOf(await edit(client))).toBe("note-stands");
    expect(codeOf(await remove(first))).toBe("note-stands");
    expect(codeOf(await write(client, { from: 0, text: "x" }))).toBe("not-your-turn");
    expect(await notes(offer, client, takeId)).toMatchObject([{ isOwn: false }]);
  });

  test("is replied to by both sides, and resolved by the client, or by the agency with a reply", async ({
    reviewed,
    client,
    owner,
    notes,
    server,
  }) => {
    const { offer, takeId } = await reviewed();
    const note = (
      await offer.post(client, `takes/${takeId}/notes`, { from: 0, text: "Bir" })
    ).json<TakeNote>();
    const change = (person: Person, body: object, headers = {}) =>
      offer.post(person, `notes/${note.noteId}`, body, headers);
    expect(codeOf(await change(owner, { resolved: true }))).toBe("forbidden");
    const key = { "idempotency-key": `reply-${note.noteId}` };
    for (let time = 0; time < 2; time += 1) await change(owner, { reply: "Tamam" }, key);
    server.clock.forward(1);
    await change(client, { reply: "Teşekkürler" });
    expect((await change(owner, { resolved: true })).statusCode).toBe(200);
    expect(await notes(offer, client, takeId)).toMatchObject([
      {
        resolved: { by: "Deniz" },
        replies: [
          { side: "agency", by: "Deniz", text: "Tamam" },
          { side: "client", text: "Teşekkürler" },
        ],
      },
    ]);
    expect(await offer.act(client, { kind: "askChanges" })).toEqual([422, "nothing-to-change"]);
    expect((await change(client, { resolved: false })).json()).toMatchObject({ resolved: null });
    await offer.act(client, { kind: "approve" });
    // Replies are written in any state.
    expect((await change(owner, { reply: "Sağ olun" })).statusCode).toBe(200);
  });

  test("lies within its take, and a take has room for so many letters", async ({ reviewed, client, db }) => {
    const { offer, takeId } = await reviewed();
    const write = (draft: object) => offer.post(client, `takes/${takeId}/notes`, { text: "x", ...draft });
    for (const place of [
      { from: 10_001 },
      { from: 5, to: 5 },
      { from: 5, to: 10_001 },
      { from: 0, text: " " },
    ])
      expect(codeOf(await write(place))).toBe("invalid-input");
    const key = { "idempotency-key": `note-${takeId}` };
    const once = { from: 10_000, text: "Son" };
    for (let time = 0; time < 2; time += 1)
      expect((await offer.post(client, `takes/${takeId}/notes`, once, key)).statusCode).toBe(201);
    const row = { takeId, number: 9, round: 1, from: 0, side: "client" as const };
    const [held] = await db
      .insert(takeNotes)
      .values({ ...row, text: "x".repeat(50_000) })
      .returning();
    await db.insert(takeReplies).values({ noteId: held?.id ?? "", side: "agency", text: "x".repeat(99_990) });
    expect(codeOf(await write({ from: 0, text: "x".repeat(8) }))).toBe("notes-full");
    expect(codeOf(await write({ from: 0, text: "1234567" }))).toBe(201);
    await db.delete(takeNotes);
    await db.insert(takeNotes).values(Array.from({ length: 200 }, () => ({ ...row, text: "x" })));
    expect(codeOf(await write({ from: 0 }))).toBe("notes-full");
  });

  test("of another offer, or on a take that was not handed over, is one that there is none of", async ({
    reviewed,
    client,
    owner,
    server,
    db,
  }) => {
    const { offer, takeId } = await reviewed();
    const { offer: other, takeId: theirs } = await reviewed();
    const next = await addReady(db, offer);
    const note = (
      await other.post(client, `takes/${theirs}/notes`, { from: 0, text: "Bir" })
    ).json<TakeNote>();
    const stranger = await server.createClient();
    for (const id of [theirs, next, crypto.randomUUID(), "x"])
      expect(codeOf(await offer.post(client, `takes/${id}/notes`, { from: 0, text: "x" }))).toBe(
        "take-not-found",
      );
    for (const id of [note.noteId, crypto.randomUUID(), "x"])
      for (const person of [client, owner])
        expect(codeOf(await offer.post(person, `notes/${id}`, { reply: "x" }))).toBe("note-not-found");
    expect(codeOf(await offer.post(stranger, `takes/${takeId}/notes`, { from: 0, text: "x" }))).toBe(
      "offer-not-found",
    );
  });
});
