import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { historyRecords } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { csvCell } from "#server/http/csv.ts";
import { ask } from "#test/clients/owner-calls.ts";
import * as fc from "#test/support/generated.ts";
import { test } from "./record-fixtures.ts";

/** The rows of a CSV (RFC 4180) in which every cell is quoted. */
const rowsOf = (csv: string): string[][] =>
  [...csv.matchAll(/((?:"(?:[^"]|"")*",)*"(?:[^"]|"")*")\r\n/g)].map(([, line = ""]) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')),
  );

const at = (time: string) => new Date(time);

describe("the record as CSV", () => {
  test("is what the page shows, in UTF-8 that spreadsheets know", async ({
    call,
    write,
    refuse,
    client,
    owner,
    db,
  }) => {
    await db
      .update(users)
      .set({ name: '=HYPERLINK("x")', lastName: "Öz" })
      .where(eq(users.id, client.userId));
    await write({
      createdAt: at("2026-02-01T10:00:00Z"),
      action: "client.update",
      subjectId: client.userId,
      changes: { name: true, lastName: true },
      deviceKind: "phone",
      browser: "Safari",
    });
    await refuse("", "2026-02-01T09:00:00Z", 12);
    await refuse(crypto.randomUUID(), "2026-02-01T08:00:00Z", 1);
    const answer = await call("history.csv?from=2026-02-01&to=2026-02-01");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="history-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rowsOf(answer.body)).toEqual([
      ["at", "name", "userName", "action", "subject", "fields", "from", "to", "count", "device", "browser"],
      [
        "2026-02-01T10:00:00.000Z",
        "Ada Su",
        owner.userName,
        "client.update",
        `'=HYPERLINK("x") Öz`,
        "lastName name",
        "",
        "",
        "",
        "phone",
        "Safari",
      ],
      ["2026-02-01T09:00:00.000Z", "unknown name", "", "login.refused", "", "", "", "", "12", "", ""],
      ["2026-02-01T08:00:00.000Z", "deleted", "", "login.refused", "", "", "", "", "1", "", ""],
    ]);
  });

  test("holds all that the filters let through, each once, and is itself recorded", async ({
    call,
    write,
    db,
    owner,
  }) => {
    const times = Array.from({ length: 2500 }, (_, nth) =>
      at(new Date(Date.UTC(2026, 1, 2) + nth * 1000).toISOString()),
    );
    await write(...times.map((createdAt) => ({ createdAt, action: "logout" as const })));
    const before = await db.$count(historyRecords);
    const answer = await call("history.csv?from=2026-02-02&to=2026-02-02");
    const rows = rowsOf(answer.body).slice(1);
    expect(rows.map(([time]) => time)).toEqual(times.map((time) => time.toISOString()).toReversed());
    expect(await db.$count(historyRecords)).toBe(before + 1);
    const [last] = rowsOf((await call("history.csv?subject=security")).body).slice(1);
    expect(last?.slice(2, 4)).toEqual([owner.userName, "data.export"]);
  });

  test("tells each of thousands that were written at one moment", async ({ call, write, refuse }) => {
    const createdAt = at("2026-02-03T10:00:00Z");
    await write(
      ...Array.from({ length: 2400 }, (_, nth) => ({
        createdAt,
        subjectId: `${nth}`,
        changes: { [`f${nth}`]: 1 },
      })),
    );
    await write({ createdAt: at("2026-02-03T09:00:00Z") }, { createdAt: at("2026-02-03T11:00:00Z") });
    await refuse("", "2026-02-03T10:00:00Z", 1);
    const fields = rowsOf((await call("history.csv?from=2026-02-03&to=2026-02-03")).body)
      .slice(1)
      .map((cells) => cells[5]);
    expect(fields).toHaveLength(2403);
    expect(new Set(fields).size).toBe(2401);
  });

  test("of nobody is a line of headings", async ({ call }) => {
    expect(rowsOf((await call("history.csv?person=nobody")).body)).toHaveLength(1);
  });

  test("asks who it is after ten minutes", async ({ server }) => {
    const late = await server.createOwner();
    server.clock.forward(11);
    const answer = await ask(server, late, "GET", "history.csv");
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([403, "proof-needed"]);
    server.clock.jump(-11);
  });
});

test("no cell is a formula, and every text comes back", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠\t\r\n\",;' aÖ"), maxLength: 6 }),
      (text) => {
        const [[cell = ""] = []] = rowsOf(`${csvCell(text)}\r\n`);
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
        expect([text, `'${text}`]).toContain(cell);
        expect(cell === text).toBe(!/^[=+\-@＝＋－＠\t\r\n]/.test(text));
      },
    ),
  );
});
