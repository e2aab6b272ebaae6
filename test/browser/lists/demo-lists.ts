import type { VoiceList, VoiceListDetails } from "#contract/lists.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { test as base } from "#test/support/browser/fixtures.ts";
import type { DemoUser } from "#test/support/browser/site.ts";

/** The demo's site, where lists are made by calls. */
export const test = base
  .extend(
    "call",
    { scope: "file" },
    ({ site }) =>
      async <T>(user: DemoUser, path: string, json?: unknown) => {
        const headers = {
          authorization: `Bearer ${await site.logIn(user)}`,
          ...(json !== undefined && { "content-type": "application/json" }),
        };
        const init =
          json === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(json) };
        const answer = await fetch(`${site.origin}/api/v1/${path}`, init);
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as T;
      },
  )
  .extend(
    "voices",
    { scope: "file" },
    async ({ call }) => (await call<VoicePage>("demo-client", "voices")).content,
  )
  /** Makes a list of the demo's first voices, with a note at the first one. */
  .extend(
    "makeList",
    { scope: "file" },
    ({ call, voices }) =>
      async (name: string, count: number, user: DemoUser = "demo-client") => {
        const ids = voices.slice(0, count).map(({ voiceId }) => voiceId);
        const draft = count === 0 ? { name } : { name, voiceIds: ids };
        const list = await call<VoiceListDetails>(user, "lists", draft);
        if (ids[0])
          await call(user, `lists/${list.listId}`, {
            voiceId: ids[0],
            note: "İlk tercihimiz. Kapanış cümlesinde biraz daha yavaş.",
          });
        return list;
      },
  )
  .extend(
    "allLists",
    ({ call }) =>
      async (user: DemoUser = "demo-client") =>
        (await call<{ lists: VoiceList[] }>(user, "lists")).lists,
  );
