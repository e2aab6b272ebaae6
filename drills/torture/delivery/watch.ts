import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer, type Environment } from "#test/support/built/built-server.ts";
import {
  acceptOffer,
  actOn,
  addTake,
  findWork,
  logInBoth,
  untilPrepared,
} from "#test/support/built/production.ts";
import { sendFile } from "#test/support/built/send-file.ts";
import { expectDone } from "#test/support/built/callers.ts";
import { peakOf, type Peak } from "#drills/torture/watched-memory.ts";
import { browseWhile } from "./browse.ts";
import { writeLongSound } from "./long-sound.ts";
import { readSums } from "./open-zip.ts";

/** What a step held at most, how long it took, and how long a page of the library took meanwhile; in milliseconds. */
interface Step extends Peak {
  took: number;
  page: number;
}

export interface WatchedDelivery {
  steps: Record<string, Step>;
  wrong: string[];
}

/** Brings one take of at most so many bytes to its archive, and watches memory, time and pages meanwhile. */
export async function watchDelivery(
  environment: Environment,
  folder: string,
  bytes: number,
): Promise<WatchedDelivery> {
  const sound = await writeLongSound(join(folder, "long.wav"), bytes, -6);
  const settings = { ...environment, DEMO: "on", LOG_LEVEL: "silent" };
  // The first start, which creates the database, takes more than any later one.
  await (await startBuiltServer(settings)).stop();
  const server = await startBuiltServer(settings);
  const sides = await logInBoth(server.origin);
  const offerId = await acceptOffer(sides);
  const steps: WatchedDelivery["steps"] = {};
  const wrong: string[] = [];
  const watch = async (step: string, act: () => Promise<unknown>) => {
    let took = 0;
    let peak: Peak = { server: 0, analysers: 0 };
    const page = await browseWhile(sides, async () => {
      const began = performance.now();
      peak = await peakOf(server.pid, act);
      took = performance.now() - began;
    });
    steps[step] = { ...peak, took, page };
  };
  const copy = join(folder, "copy.wav");
  const copyAndHash = async () => {
    await copyFile(sound.path, copy);
    const hash = createHash("sha256");
    await pipeline(createReadStream(copy), hash);
    await rm(copy);
  };
  await sleep(10_000);
  await watch("idle", () => sleep(5000));
  await watch("copied and hashed by this program", copyAndHash);
  let uploadId = "";
  await watch("sent", async () => (uploadId = await sendFile(sides, sound)));
  await watch("read", async () => {
    await expectDone(await addTake(sides, offerId, uploadId, randomUUID()));
    const { sha256 } = await untilPrepared(sides, offerId, 0);
    if (sha256 !== sound.sha256) wrong.push("other bytes were stored than were sent");
  });
  await expectDone(await actOn(sides, "owner", offerId, { kind: "handOver" }));
  await expectDone(await actOn(sides, "client", offerId, { kind: "approve" }));
  await watch("packed", async () => {
    const [sum] = await readSums(sides, offerId, join(folder, "files.zip"));
    if (sum !== sound.sha256) wrong.push("other bytes were packed than were sent");
  });
  const { approval } = await findWork(sides, offerId);
  if (approval?.takes[0]?.sha256 !== sound.sha256) wrong.push("other bytes were approved than were sent");
  await server.stop();
  await sound.close();
  return { steps, wrong };
}
