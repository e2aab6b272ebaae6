import { describe, expect } from "vitest";
import type { InboxPage } from "#contract/voice-requests/voice-requests.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "./request.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100 } }))
  .extend(
    "read",
    ({ owner, server }) =>
      (query = "", person = owner) =>
        server.inject({ url: `/api/v1/voice-requests${query}`, headers: person.headers }),
  )
  .extend(
    "change",
    ({ owner, server }) =>
      (id: string, body: object, person = owner) =>
        server.inject({
          method: "POST",
          url: `/api/v1/voice-requests/${encodeURIComponent(id)}/status`,
          headers: { ...person.headers, "accept-language": "en" },
          payload: body,
        }),
  );

test.beforeAll(async ({ server }) => {
  for (let n = 1; n <= 7; n += 1)
    await server.inject({
      method: "POST",
      url: "/api/voice-request",
      payload: requestOf({ fullName: `Visitor ${n}` }),
    });
});

describe("the inbox", () => {
  test("shows the newest first, by pages, with counts of every status", async ({ read }) => {
    const page = (await read("?page=1&size=3")).json<InboxPage>();
    expect(page).toMatchObject({
      totalPages: 3,
      totalElements: 7,
      counts: { new: 7, contacted: 0, closed: 0 },
    });
    expect(page.content.map(({ fullName }) => fullName)).toEqual(["Visitor 4", "Visitor 3", "Visitor 2"]);
    expect(page.content[0]).toEqual({
      ...requestOf({ fullName: "Visitor 4" }),
      id: expect.any(String),
      phoneE164: "+905321234567",
      status: "new",
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test("moves a request to another status, audited without what the visitor wrote", async ({
    read,
    change,
    db,
    owner,
  }) => {
    const [newest] = (await read()).json<InboxPage>().content;
    const id = String(newest?.id);
    const answer = await change(id, { status: "contacted" });
    expect(answer.json()).toEqual({ ...newest, status: "contacted" });
    const audits = await db.select().from(historyRecords);
    expect(audits).toMatchObject([
      {
        actorId: owner.userId,
        action: "voice-request.status",
        subjectId: id,
        changes: { status: ["new", "contacted"] },
      },
    ]);
    const contacted = (await read("?status=contacted")).json<InboxPage>();
    expect(contacted).toMatchObject({
      content: [{ id }],
      totalElements: 1,
      totalPages: 1,
      counts: { new: 6, contacted: 1, closed: 0 },
    });
  });

  test.for([
    ["00000000-0000-4000-8000-000000000000", { status: "closed" }, 404],
    ["1", { status: "closed" }, 404],
    ["1", { status: "lost" }, 400],
    ["1", {}, 400],
  ] as const)("answers %s with %j by %j", async ([id, body, status], { change }) => {
    expect((await change(id, body)).statusCode).toBe(status);
  });

  test.for(["?page=-1", "?size=101", "?status=lost", "?other=1"])("refuses %s", async (query, { read }) => {
    expect((await read(query)).statusCode).toBe(400);
  });

  test("is for owners", async ({ server, read, change }) => {
    const client = await server.createClient();
    expect((await read("", client)).statusCode).toBe(403);
    expect((await change("1", { status: "closed" }, client)).statusCode).toBe(403);
    expect((await server.inject({ url: "/api/v1/voice-requests" })).statusCode).toBe(401);
  });
});
