import { demoLogins } from "#server/demo/facts.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { test as base } from "#test/support/fixtures.ts";

/** A test with a server whose database holds the demo; the tests of a file share it. */
export const test = base
  .extend("filled", { scope: "file" }, async ({ server }) => {
    await fillDemo({ ...server.parts, audioFolder: "demo/audio" });
    const headers = async (place: 0 | 1) => {
      const { userName, password } = demoLogins[place];
      return { authorization: `Bearer ${(await server.login(userName, password)).body}` };
    };
    return { owner: await headers(0), client: await headers(1) };
  })
  .extend(
    "ask",
    ({ server, filled }) =>
      /** What a call of the API below /api/v1 answers one of the two whose logins are printed. */
      (who: "owner" | "client", path: string) =>
        server.inject({ url: `/api/v1/${path}`, headers: filled[who] }),
  );
