import { expect } from "vitest";
import type { VoiceListDetails } from "#contract/lists.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import { listsOf } from "./calls.ts";
import { test } from "./fixtures.ts";
import { endings, type Model, type Step, walkOf } from "./walk-model.ts";

type Tab = ReturnType<typeof listsOf>;

function send(tab: Tab, listId: string, step: Step) {
  if (step.kind === "delete") return tab.send("DELETE", `/${listId}`);
  return tab.send("POST", step.kind === "voices" ? `/${listId}/voices` : `/${listId}`, step.body);
}

const shownOf = ({ entries }: Model) =>
  entries.flatMap(({ voiceId, note, isRemoved }) => (isRemoved ? [] : [{ voiceId, note }]));

/** The list as it is read; null while it is deleted. */
async function read(tab: Tab, listId: string) {
  const answer = await tab.send("GET", `/${listId}`);
  if (answer.statusCode === 404) return null;
  return answer.json<VoiceListDetails>().entries.map(({ voiceId, note }) => ({ voiceId, note }));
}

test(
  "changes from two tabs end as one after the other would: no voice is lost or doubled",
  generatedRun,
  async ({ server, voiceIds }) => {
    await fc.assert(
      fc.asyncProperty(walkOf(voiceIds), async (rounds) => {
        const tab = listsOf(server, await server.createClient());
        const { listId } = await tab.create({ name: "Bir", voiceIds: voiceIds.slice(0, 4) });
        const entries = voiceIds.slice(0, 4).map((voiceId) => ({ voiceId, note: "", isRemoved: false }));
        // Where removed ones stand is not seen before they come back: until then both orders may have been.
        let possible: Model[] = [{ isDeleted: false, entries }];
        for (const steps of rounds) {
          const answers = await Promise.all(steps.map((step) => send(tab, listId, step)));
          const statuses = answers.map(({ statusCode }) => statusCode).join();
          const seen = JSON.stringify(await read(tab, listId));
          const ends = possible.flatMap((model) => endings(model, steps));
          const fitting = ends.filter(
            (end) =>
              end.statuses.join() === statuses &&
              JSON.stringify(end.model.isDeleted ? null : shownOf(end.model)) === seen,
          );
          expect(fitting, `${JSON.stringify(steps)}: ${statuses}, ${seen}`).not.toEqual([]);
          possible = [...new Map(fitting.map(({ model }) => [JSON.stringify(model), model])).values()];
        }
      }),
      { numRuns: runs(500) },
    );
  },
);
