import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import { addArtist } from "#test/support/artists.ts";
import { test } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";
import { serialEnds } from "./serial-orders.ts";
import { Tab } from "./tab.ts";

const urls = ["/audio/a.mp3", "/audio/b.mp3", "/audio/c.mp3"];

test.beforeAll(async ({ server }) => {
  await addArtist(server.parts.db, ...urls);
});

const changes = fc.array(fc.record({ url: fc.constantFrom(...urls), liked: fc.boolean() }), {
  minLength: 1,
  maxLength: 3,
});
const savedNames = fc.array(fc.constantFrom("Ayşe", "Fatma", "Zeynep"), { minLength: 1, maxLength: 2 });

test(
  "two tabs and an owner who save at the same time end as some serial order would",
  fc.generatedRun,
  async ({ server, owner }) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes, changes, savedNames, async (scheduler, one, two, names) => {
        const client = await server.createClient();
        const [first, second] = [await Tab.open(server, client), await Tab.open(server, client)];
        const stale = await readClient(server, client);
        const turn = () => scheduler.schedule(Promise.resolve());
        const run = async (tab: Tab, toggles: typeof one) => {
          for (const toggle of toggles) await tab.toggle(toggle, turn);
        };
        const save = async () => {
          for (const name of names) {
            await turn();
            const body = { name, likedVoiceMp3s: stale.likedVoiceMp3s, offers: [] };
            expect((await sendUpdate(server, owner, body, { of: client.userName })).statusCode).toBe(200);
          }
        };
        await scheduler.waitFor(Promise.all([run(first, one), run(second, two), save()]));
        const end = await readClient(server, client);
        expect(serialEnds(first.done, second.done)).toContain(JSON.stringify(end.likedVoiceMp3s.toSorted()));
        expect(end.name).toBe(names.at(-1));
      }),
      { numRuns: fc.runs(300) },
    );
  },
);

test(
  "an owner's whole save leaves the like and the offer made meanwhile alone",
  fc.generatedRun,
  async ({ server, owner }) => {
    const [voiceId] = await addArtist(server.parts.db, "/audio/d.mp3");
    const offer = { budget: 0, platform: "TV", version: 1, voiceIds: [voiceId] };
    for (let round = 0; round < fc.runs(50); round += 1) {
      const client = await server.createClient();
      const of = client.userName;
      const { etag: _etag, ...stale } = await readClient(server, client);
      const answers = await Promise.all([
        sendUpdate(server, owner, { ...stale, lastName: `Kaya ${round}` }, { of }),
        sendUpdate(server, client, { likedVoiceMp3s: ["/audio/d.mp3"] }),
        sendUpdate(server, client, { offers: [offer] }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await readClient(server, client)).toMatchObject({
        lastName: `Kaya ${round}`,
        likedVoiceMp3s: ["/audio/d.mp3"],
        offers: [offer],
      });
    }
  },
);
