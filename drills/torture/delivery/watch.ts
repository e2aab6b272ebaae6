import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer, type Environment } from "#test/support/built/built-server.ts";
import { get } from "#test/support/built/callers.ts";
import {
  acceptOffer,
  actOn,
  addTake,
  findWork,
  logInBoth,
  sendFile,
  untilPrepared,
  type Sides,
} from "#test/support/built/production.ts";
import { peakOf, type Peak } from "#drills/torture/watched-memory.ts";
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

/** Opens pages of the library one after the other until told to stop; the median in milliseconds. */
async function browse({ origin, client }: Sides, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await get(origin, client, `/api/v1/voices?page=${times.length % 4}`);
    times.push(performance.now() - began);
    await sleep(20);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Brings one take of about so many bytes to its archive, and watches memory, time and pages meanwhile. */
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
    let isOver = false;
    const pages = browse(sides, () => isOver);
    const began = performance.now();
    const peak = await peakOf(server.pid, act);
    const took = performance.now() - began;
    isOver = true;
    steps[step] = { ...peak, took, page: await pages };
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
    await addTake(sides, offerId, uploadId, randomUUID());
    const { sha256 } = await untilPrepared(sides, offerId, 0);
    if (sha256 !== sound.sha256) wrong.push("other bytes were stored than were sent");
  });
  await actOn(sides, "owner", offerId, { kind: "handOver" });
  await actOn(sides, "client", offerId, { kind: "approve" });
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
