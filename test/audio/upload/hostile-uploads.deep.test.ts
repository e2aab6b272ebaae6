import { expect } from "vitest";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import { hostileFiles } from "#test/audio/hostile-files.ts";
import { test as base } from "./upload-fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { audioFormats: [...audioFormats] } }))
  .extend("uploadByHttp", ({ origin, owner }) => async (bytes: Buffer): Promise<number> => {
    const body = new FormData();
    body.append("file", new Blob([Uint8Array.from(bytes)], { type: "audio/mpeg" }), "sample.mp3");
    const answer = await fetch(`${origin}/api/v1/audio`, { method: "POST", headers: owner.headers, body });
    await answer.arrayBuffer();
    return answer.status;
  });

test(
  "uploads of hostile files leave nothing that was refused",
  generatedRun,
  async ({ left, uploadByHttp }) => {
    const before = await left();
    // A process each: the unit test shows all of them to the analyser, here some take the whole way.
    const step = hostileFiles.length / Math.min(runs(60), hostileFiles.length);
    const files = hostileFiles.filter((_, place) => place % step < 1);
    const statuses = new Map<string, number>();
    for (let at = 0; at < files.length; at += 4)
      await Promise.all(
        files.slice(at, at + 4).map(async ({ what, bytes }) => {
          statuses.set(what, await uploadByHttp(bytes));
        }),
      );
    const wrong = files.filter(({ what, mustRefuse }) => {
      const status = statuses.get(what);
      return !(status === 422 || (status === 201 && !mustRefuse));
    });
    expect(wrong.map(({ what }) => what)).toEqual([]);
    const stored = [...statuses.values()].filter((status) => status === 201).length;
    expect(await left()).toEqual({ rows: stored, stored: before.stored + stored, incoming: 0 });
  },
);
