import { expect } from "vitest";
import { spawnBuiltServer, temporaryFolder, type BuiltServer } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { triesAll } from "#test/support/amount.ts";
import { findPostgres } from "#test/support/database/postgres-binaries.ts";
import { createCluster } from "#test/support/database/postgres-cluster.ts";
import { createTinyDisk, type TinyDisk } from "#test/support/disk/tiny-disk.ts";
import { getAll, logIn } from "#test/support/built/callers.ts";
import { requestOf } from "#test/voice-requests/request.ts";

interface Place {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

const places: Record<string, (disk: TinyDisk) => Promise<Place>> = {
  embedded: async (disk) => ({
    environment: { DATA_DIR: disk.folder },
    remove: async () => undefined,
  }),
  PostgreSQL: async (disk) => {
    const { TMPDIR } = process.env;
    process.env["TMPDIR"] = disk.folder;
    const cluster = await createCluster([]);
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
    const data = await temporaryFolder();
    return {
      environment: { DATABASE_URL: cluster.url, DATA_DIR: data.folder },
      async remove() {
        await cluster.remove();
        await data.remove();
      },
    };
  },
};

let sent = 0;
/** Sends one voice request; answers its mark with the status. */
async function submit({ origin }: BuiltServer) {
  const mark = `request ${(sent += 1)}`;
  const answer = await fetch(`${origin}/api/voice-request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(requestOf({ companyName: mark, voiceRequirements: "x".repeat(2000) })),
  });
  const { status, headers } = answer;
  await answer.text();
  return { mark, status, code: headers.get("problem-code"), retryAfter: Number(headers.get("retry-after")) };
}

const cycles = triesAll ? 20 : 5;

const test = base
  .extend("disk", ({}, { onCleanup }) => {
    const disk = createTinyDisk(220);
    onCleanup(() => disk.remove());
    return disk;
  })
  // Removed before the disk: a cluster whose files are gone never stops.
  .extend("makePlace", ({ disk }, { onCleanup }) => {
    const made: Place[] = [];
    onCleanup(async () => {
      await Promise.all(made.map((place) => place.remove()));
    });
    return async (name: string): Promise<Place> => {
      const place = await places[name]?.(disk);
      if (!place) throw new Error(`there is no place ${name}`);
      made.push(place);
      return place;
    };
  })
  .extend("smallDisk", ({}, { onCleanup }) => {
    const disk = createTinyDisk(8);
    onCleanup(() => disk.remove());
    return disk;
  });

test.for(findPostgres() ? ["embedded", "PostgreSQL"] : ["embedded"])(
  "a full disk under %s answers 503 and is read from; nothing acknowledged is lost",
  { timeout: 400_000 },
  async (name, { disk, makePlace, start }) => {
    const place = await makePlace(name);
    const server = await start({
      ...place.environment,
      DEMO: "on",
      VOICE_REQUESTS_PER_ADDRESS: "1000000",
      LOG_LEVEL: "silent",
    });
    const owner = await logIn(server.origin, "demo-owner");
    const acknowledged: string[] = [];
    for (let cycle = 0; cycle < cycles; cycle++) {
      disk.fill();
      // What is left in pages that are already there may still take a few.
      const answers = [];
      for (let nth = 0; nth < 200 && answers.at(-1)?.status !== 503; nth++)
        answers.push(await submit(server));
      expect(answers.at(-1)).toMatchObject({ status: 503, code: "storage-full", retryAfter: 60 });
      const companies = (
        await getAll<{ companyName: string }>(server.origin, owner, "/api/v1/voice-requests")
      ).map((request) => request.companyName);
      disk.free();
      const after = await submit(server);
      expect(after.status).toBe(200);
      acknowledged.push(
        ...[...answers, after].filter(({ status }) => status === 200).map(({ mark }) => mark),
      );
      expect(companies).toEqual(expect.arrayContaining(acknowledged.slice(0, -1)));
    }
    const stored = await getAll<{ companyName: string }>(server.origin, owner, "/api/v1/voice-requests");
    const marks = stored
      .map((request) => request.companyName)
      .filter((company) => company.startsWith("request "));
    expect(marks.toSorted()).toEqual(acknowledged.toSorted());
    expect(await server.stop()).toBe(0);
  },
);

test("a start says in a sentence that the disk is small, full or read-only", async ({ smallDisk }) => {
  const refusal = async () => {
    const { ended, output } = spawnBuiltServer({ DATA_DIR: smallDisk.folder });
    expect(await ended).toBe(1);
    return output().replace(smallDisk.folder, "…");
  };
  expect(await refusal()).toMatch(
    /^DATA_DIR \(…\) lies on a disk that is full: \d MB are free, and 150 MB are needed\.\n$/,
  );
  smallDisk.fill();
  expect(await refusal()).toBe("DATA_DIR (…) cannot be written to: the disk is full.\n");
  smallDisk.free();
  smallDisk.makeReadOnly();
  expect(await refusal()).toBe("DATA_DIR (…) cannot be written to: the disk is read-only.\n");
});
