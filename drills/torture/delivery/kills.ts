import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { startBuiltServer, type BuiltServer, type Environment } from "#test/support/built/built-server.ts";
import { get } from "#test/support/built/callers.ts";
import {
  acceptOffer,
  actOn,
  addTake,
  findWork,
  logInBoth,
  untilPrepared,
  type Sides,
} from "#test/support/built/production.ts";
import { beginUpload, sendPart } from "#test/support/built/send-file.ts";
import { childrenOf } from "#drills/torture/watched-memory.ts";
import { writeLongSound, type LongSound } from "./long-sound.ts";
import { askForZip, readSums } from "./open-zip.ts";
import { sweepAll } from "./sweep.ts";

const megabyte = 1024 * 1024;
/** Kills of each take while it is sent and while it is read; two takes, and one kill while each is added. */
const [sending, reading, packing] = [3, 3, 4];

export interface Outcome {
  kills: number;
  /** Bytes stored that nothing named when it was over, and that the sweep took. */
  swept: number;
  damage: string[];
}

/** A server that is killed with -9 and started again over the same data; its callers stay logged in. */
class KilledServer {
  readonly #environment: Environment;
  readonly #random: () => number;
  #server: BuiltServer;
  sides: Sides;
  kills = 0;

  private constructor(environment: Environment, random: () => number, server: BuiltServer, sides: Sides) {
    this.#environment = environment;
    this.#random = random;
    this.#server = server;
    this.sides = sides;
  }

  static async start(environment: Environment, random: () => number): Promise<KilledServer> {
    const server = await startBuiltServer(environment);
    return new KilledServer(environment, random, server, await logInBoth(server.origin));
  }

  async kill(within: number): Promise<void> {
    await sleep(this.#random() * within);
    await this.#server.stop("SIGKILL");
    this.kills += 1;
    this.#server = await startBuiltServer(this.#environment);
    this.sides = { ...this.sides, origin: this.#server.origin };
  }

  /** Whether a program beside it is at work. */
  isBusy = async (): Promise<boolean> => (await childrenOf(this.#server.pid)) > 0;

  stop = (): Promise<unknown> => this.#server.stop();
}

/** Sends a file, with kills while parts are on their way; what was acknowledged must be held afterwards. */
async function sendThroughKills(server: KilledServer, sound: LongSound, damage: string[]): Promise<string> {
  const uploadId = await beginUpload(server.sides, sound);
  const parts = Math.ceil(sound.size / uploadLimits.partBytes);
  const killedAt = Array.from({ length: sending }, (_, nth) => Math.floor(((nth + 0.5) * parts) / sending));
  for (let held = 0; held < sound.size;) {
    const part = sendPart(server.sides, uploadId, sound, held);
    const isKilled = killedAt.includes(Math.floor(held / uploadLimits.partBytes));
    if (!isKilled) {
      held = await part;
      continue;
    }
    killedAt.shift();
    const acknowledged = part.catch(() => held);
    await server.kill(60);
    const { origin, owner } = server.sides;
    const found = await get<{ held: number }>(origin, owner, `/api/v1/uploads/${uploadId}`);
    if (found.held < (await acknowledged)) damage.push(`a part that was acknowledged is gone at ${held}`);
    held = found.held;
  }
  return uploadId;
}

/** Does something that is done once, is killed meanwhile, and does it again. */
async function twice(server: KilledServer, act: () => Promise<Response>, damage: string[]): Promise<void> {
  const first = act().catch(() => undefined);
  await server.kill(25);
  await first;
  const again = await act();
  if (!again.ok) damage.push(`the second try was answered with ${again.status}: ${await again.text()}`);
}

/** Waits until the take is being read, and kills; it must wait then, with nothing half. */
async function killWhileReading(
  server: KilledServer,
  offerId: string,
  nth: number,
  damage: string[],
): Promise<void> {
  while (!(await server.isBusy())) await sleep(100);
  await server.kill(3000);
  const take = (await findWork(server.sides, offerId)).takes[nth];
  if (take?.state !== "preparing") damage.push(`a take that was being read is ${take?.state}`);
  if (take?.peaks || take?.checks || take?.sha256) damage.push("a take that was being read has figures");
}

/** Reads a share of the archive and kills; it must not look whole. */
async function killWhilePacking(
  server: KilledServer,
  offerId: string,
  bytes: number,
  damage: string[],
): Promise<void> {
  const zip = await askForZip(server.sides, offerId);
  let read = 0;
  let killed: Promise<void> | undefined;
  try {
    for await (const chunk of zip) {
      read += chunk.length;
      if (read > bytes) killed ??= server.kill(20);
      // What the line holds already is read slowly, so that the end is not among it.
      if (killed) await sleep(5);
    }
    damage.push(`an archive that was cut off after ${read} bytes ended as if it were whole`);
  } catch {
    // Broken off, and its reader is told so.
  }
  await killed;
}

/** Two takes of 200 MB from their first part to the archive, with 20 kills; what is acknowledged stays, and nothing else. */
export async function killDeliveries(
  environment: Environment,
  folder: string,
  random: () => number,
): Promise<Outcome> {
  const damage: string[] = [];
  const sounds = [
    await writeLongSound(join(folder, "0.wav"), 200 * megabyte, -6),
    await writeLongSound(join(folder, "1.wav"), 200 * megabyte, -9),
  ];
  const server = await KilledServer.start({ ...environment, DEMO: "on", LOG_LEVEL: "silent" }, random);
  const offerId = await acceptOffer(server.sides);
  // Sent by somebody who never comes back.
  const [left] = sounds;
  if (left) await sendPart(server.sides, await beginUpload(server.sides, left), left, 0);
  for (const [nth, sound] of sounds.entries()) {
    const uploadId = await sendThroughKills(server, sound, damage);
    const key = randomUUID();
    await twice(server, () => addTake(server.sides, offerId, uploadId, key), damage);
    for (let kill = 0; kill < reading; kill += 1) await killWhileReading(server, offerId, nth, damage);
    const { sha256, state, failure } = await untilPrepared(server.sides, offerId, nth);
    if (sha256 !== sound.sha256) damage.push(`take ${nth} is ${state} (${failure}) with other bytes`);
  }
  const key = randomUUID();
  await twice(server, () => actOn(server.sides, "owner", offerId, { kind: "handOver" }, key), damage);
  await twice(server, () => actOn(server.sides, "client", offerId, { kind: "approve" }, `${key}a`), damage);
  const { state, round, takes, approval } = await findWork(server.sides, offerId);
  if (state !== "approved" || round !== 1 || takes.length !== sounds.length)
    damage.push(`the production is ${state} in round ${round} with ${takes.length} takes`);
  const all = sounds.reduce((sum, { size }) => sum + size, 0);
  for (let nth = 0; nth < packing; nth += 1)
    await killWhilePacking(server, offerId, ((nth + 0.5) / packing) * 0.8 * all, damage);
  const wanted = sounds.map(({ sha256 }) => sha256).join();
  const approved = approval?.takes.map(({ sha256 }) => sha256).join();
  const packed = (await readSums(server.sides, offerId, join(folder, "files.zip"))).join();
  if (approved !== wanted || packed !== wanted) damage.push("approved or packed bytes are not those sent");
  await server.stop();
  await Promise.all(sounds.map((sound) => sound.close()));
  const { swept, wrong } = await sweepAll(environment);
  return { kills: server.kills, swept, damage: [...damage, ...wrong] };
}
