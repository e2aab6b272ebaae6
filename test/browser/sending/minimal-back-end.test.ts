import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#test/support/minimal-back-end/fixtures.ts";
import { Line } from "./line.ts";
import type { Row } from "./row.ts";
import { clientRows } from "./rows/client.ts";
import { outsideRows } from "./rows/outside.ts";
import { ownerRows } from "./rows/owner.ts";

const careful = /We got no reply\. It may have been saved; please check before you try again\./;
const ofClient = /We got no reply\. The account may exist, but its password was never shown/;
const harmless = /trying again does no harm/;
const called = (all: readonly Row[], wanted: string): Row => {
  const row = all.find(({ name }) => name === wanted);
  if (!row) throw new Error(`no row is called ${wanted}`);
  return row;
};

interface LostWrite {
  row: Row;
  path: string;
  said: RegExp;
  user: "client" | "owner";
  /** Whether it can be looked up, and is found. */
  isFound?: boolean;
}

const writes: LostWrite[] = [
  { row: called(clientRows, "offer"), path: "/panel", said: careful, user: "client" },
  { row: called(outsideRows, "voice request"), path: "/?lang=en", said: careful, user: "client" },
  { row: called(ownerRows, "client"), path: "/owner/create-client", said: ofClient, user: "owner" },
  {
    row: called(ownerRows, "artist"),
    path: "/owner/create-voice-artist",
    said: /Voice artist created successfully!/,
    user: "owner",
    isFound: true,
  },
];

const isSent = (row: Row) => (call: { method: string; url: string }) =>
  call.method === "POST" && row.call.test(call.url);

describe.each(["client", "owner"] as const)("over a minimal back end, as its %s", (user) => {
  test.override({ user });
  const own = writes.filter((write) => write.user === user);

  test.for(own.map((write) => ({ ...write, name: write.row.name })))(
    "a lost answer to what is made is said, and nothing is sent twice by us: $name",
    async ({ row, path, said, isFound }, { backEnd, open }) => {
      const line = new Line();
      const before = (page: Page) => line.join(page.context(), row.call);
      const page = await open(path, { locale: "en", token: backEnd.token, before });
      await row.open(page);
      await row.fill?.(page);
      await row.field?.(page).fill("Deneme");
      line.trouble = "lost";
      await row.send(page);
      await page.getByText(said).first().waitFor();
      expect(await page.getByText(harmless).count()).toBe(0);
      // A success empties the form.
      await expect.poll(() => row.field?.(page).inputValue()).toBe(isFound ? "" : "Deneme");
      expect(backEnd.requests.filter(isSent(row))).toHaveLength(1);
      expect([...line.keys]).toEqual([undefined]);
    },
  );
});
