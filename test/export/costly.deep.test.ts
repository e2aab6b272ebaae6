import { describe, expect } from "vitest";
import { ask } from "#test/clients/owner-calls.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";

const own = "account/export";
const day = 24 * 60;

const test = base
  .extend("client", ({ server }) => server.createClient())
  .extend("download", ({ server }) => async (person: Person, path = own) => {
    const { statusCode, headers } = await ask(server, person, "GET", path);
    return { status: statusCode, code: headers["problem-code"], after: Number(headers["retry-after"]) };
  });

describe("downloads that cost much", () => {
  test("are made one at a time for a user, of whichever kind", async ({ owner, client, download }) => {
    const paths = [own, "export", "history.csv", own, own];
    const answers = await Promise.all(paths.map((path) => download(owner, path)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(paths.length);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["download-under-way"]));
    expect(refused.every(({ status, after }) => status === 429 && after > 0)).toBe(true);
    expect((await download(client)).status).toBe(200);
    expect((await download(owner)).status).toBe(200);
  });

  test("are counted by the day and the user", async ({ server, client, download }) => {
    for (let nth = 0; nth < 10; nth += 1) expect((await download(client)).status).toBe(200);
    const refused = await download(client);
    expect(refused).toMatchObject({ status: 429, code: "too-many-downloads" });
    expect(refused.after).toBeGreaterThan(0);
    expect((await download(await server.createClient())).status).toBe(200);
  });

  test("may be made again a day later", async ({ server, client, download }) => {
    for (let nth = 0; nth < 11; nth += 1) await download(client);
    server.clock.forward(day + 30);
    const session = await server.login(client.userName, client.password);
    const again = await server.inject({
      url: `/api/v1/${own}`,
      headers: { authorization: `Bearer ${session.body}` },
    });
    expect(again.statusCode).toBe(200);
  });
});
