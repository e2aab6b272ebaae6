import { browserTest } from "#test/support/browser/fixtures.ts";
import type { PageOptions } from "#test/support/browser/page.ts";
import { startMinimalBackEnd } from "./server.ts";

/** A test with the built site over a minimal back end of its own. */
export const test = browserTest
  /** Who the back end's one user is; `test.override` makes it an owner. */
  .extend("user", "client" as "client" | "owner")
  .extend("backEnd", async ({ user }, { onCleanup }) => {
    const backEnd = await startMinimalBackEnd({ site: "dist/site", user });
    onCleanup(() => backEnd.close());
    return backEnd;
  })
  .extend(
    "open",
    ({ backEnd, openUrl }) =>
      (path: string, options?: PageOptions) =>
        openUrl(backEnd.origin + path, options),
  )
  .extend("client", ({ backEnd, open }) => open("/panel", { token: backEnd.token }));
