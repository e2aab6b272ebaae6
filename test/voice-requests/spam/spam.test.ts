import { describe, expect } from "vitest";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import type { InboxPage, SubmittedVoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { attempts, mailOutbox } from "#server/db/schema/operations.ts";
import { requestCounts, voiceRequests } from "#server/db/schema/requests.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { judged } from "./judged.ts";
import { mixedRequests } from "./mixed-requests.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 1000 } }))
  .extend("emptied", { auto: true }, async ({ db }) => {
    for (const table of [voiceRequests, requestCounts, mailOutbox, attempts]) await db.delete(table);
  })
  .extend(
    "send",
    ({ server }) =>
      (sent: SubmittedVoiceRequest, from = "192.0.2.1") =>
        server.inject({ method: "POST", url: "/api/voice-request", remoteAddress: from, payload: sent }),
  )
  .extend("get", ({ server, owner }) => async <Answer>(path: string, { headers } = owner) => {
    const answer = await server.inject({ url: `/api/v1/${path}`, headers });
    return answer.json<Answer>();
  })
  .extend("act", ({ server, owner }) => async (id: string, payload: object) => {
    const url = `/api/v1/requests/${id}/events`;
    return (
      await server.inject({ method: "POST", url, headers: owner.headers, payload })
    ).json<RequestDetails>();
  })
  .extend(
    "mails",
    ({ db }) =>
      async () =>
        (await db.select().from(mailOutbox)).map((mail) => mail.subjectIds),
  );

describe("a request that looks like spam", () => {
  test("is answered like any other and kept, but stands there alone and is not mailed", async ({
    send,
    get,
    mails,
  }) => {
    const plain = await send(requestOf({ fullName: "Plain" }));
    const filled = await send({ ...requestOf(), website: "https://spam.example", openSeconds: 1 });
    expect([filled.statusCode, filled.body]).toEqual([200, plain.body]);
    const inbox = await get<InboxPage>("voice-requests");
    expect(inbox).toMatchObject({ totalElements: 1, counts: { new: 1, contacted: 0, closed: 0 } });
    expect(inbox.content.map(({ fullName }) => fullName)).toEqual(["Plain"]);
    const page = await get<RequestPage>("requests?state=spam");
    expect(page).toMatchObject({
      content: [{ ...requestOf(), suspicion: ["trap", "speed"], waitingSince: null }],
      counts: { new: 1, spam: 1 },
      spamThisWeek: 1,
    });
    expect(JSON.stringify(page)).not.toContain("spam.example");
    expect((await get<RequestPage>("requests")).totalElements).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test("is brought back by an owner, waits from its arrival on, and is mailed then, once", async ({
    server,
    send,
    get,
    act,
    mails,
  }) => {
    await send({ ...requestOf(), website: "x" });
    server.clock.forward(60);
    const [spam] = (await get<RequestPage>("requests?state=spam")).content;
    const { id = "", eventId, createdAt } = spam ?? {};
    const back = await act(id, { kind: "state", state: "new", eventId });
    expect(back).toMatchObject({ state: "new", suspicion: null, waitingSince: createdAt });
    expect(back.events[0]).toMatchObject({ kind: "arrived", suspicion: ["trap"] });
    const inbox = await get<InboxPage>("voice-requests");
    expect(inbox.content).toMatchObject([{ id, status: "new" }]);
    expect(inbox.content[0]).not.toHaveProperty("isSuspected");
    expect(await mails()).toEqual([[id]]);
    const again = await act(id, { kind: "state", state: "spam", eventId: back.eventId });
    const last = await act(id, { kind: "state", state: "new", eventId: again.eventId });
    expect(last.state).toBe("new");
    expect(await mails()).toEqual([[id]]);
  });

  test("is the third of a text from other addresses within a day, whatever its letters", async ({
    server,
    send,
    get,
  }) => {
    const text = "Web siteniz için harika bir teklifimiz var, hemen arayın";
    const from = async (address: string, voiceRequirements: string, reader?: Person) => {
      await send(requestOf({ companyName: crypto.randomUUID(), voiceRequirements }), address);
      const { content } = await get<RequestPage>("requests?state=spam", reader);
      return content.map(({ suspicion }) => suspicion);
    };
    expect(await from("192.0.2.1", text)).toEqual([]);
    expect(await from("192.0.2.1", `${text}!`)).toEqual([]);
    expect(await from("192.0.2.2", text.toLocaleUpperCase("tr"))).toEqual([]);
    expect(await from("192.0.2.3", text.replace(",", " –"))).toEqual([["repeated"]]);
    server.clock.jump(25 * 60);
    expect(await from("192.0.2.4", text, await server.createOwner())).toHaveLength(1);
  });
});

test("a hundred of the generated ones are judged by the server as by its rules, and none is gone", async ({
  server,
  send,
  get,
  mails,
}) => {
  // Of the first day, in which a campaign begins.
  const some = mixedRequests(33).slice(0, 100);
  const suspicions = judged(some);
  expect(suspicions.flat()).toEqual(expect.arrayContaining(["trap", "links", "speed", "repeated", null]));
  let minute = 0;
  for (const one of some) {
    server.clock.jump(one.minute - minute);
    minute = one.minute;
    expect((await send(one.sent, one.from)).statusCode).toBe(200);
  }
  const reader = await server.createOwner();
  const stored = [];
  for (const state of ["new", "spam"])
    for (const page of [0, 1])
      stored.push(
        ...(await get<RequestPage>(`requests?state=${state}&size=100&page=${page}`, reader)).content,
      );
  const told = new Map(
    stored.map(({ email, voiceRequirements, suspicion }) => [email + voiceRequirements, suspicion]),
  );
  expect(some.map(({ sent }) => told.get(sent.email + sent.voiceRequirements))).toEqual(suspicions);
  expect(await mails()).toHaveLength(suspicions.filter((one) => one === null).length);
});
