import { openApp, type OpenApp } from "./app.tsx";
import { test as base } from "./fixtures.ts";
import type { Person } from "./people.ts";

/**
 * What a test of the application asks for: what the server's tests have, under the same names (`client` is another one for
 * every test here too), and the application, which is opened as somebody or as nobody and closes itself after the test.
 */
export const test = base.extend(
  "open",
  ({ origin }) =>
    (path: string, person?: Pick<Person, "token">): Promise<OpenApp> =>
      openApp(origin, path, person?.token),
);
