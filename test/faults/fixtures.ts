import { test as siteTest } from "#test/support/browser/fixtures.ts";
import { ownBackEnd } from "./back-ends.ts";
import { worldOf } from "./world.ts";

/** A test with the site over our own server, which takes any number of logins and voice requests. */
export const test = siteTest
  .extend(
    "settings",
    { scope: "file" },
    {
      VOICE_REQUESTS_PER_ADDRESS: "100000",
      LOGIN_FAILURES_PER_ADDRESS: "100000",
      LOGIN_FAILURES_PER_ACCOUNT: "100000",
    },
  )
  .extend("world", async ({ site, browser, openUrl }) =>
    worldOf(await ownBackEnd(site.origin), browser, openUrl),
  );
