import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Import } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { popularUrls, signIn } from "./http.ts";
import { startOurs } from "./processes.ts";
import { median } from "./rounds.ts";

const files = 120;
/** As long as most samples of an agency. */
const seconds = 20;
const cores = 2;

interface Sound {
  name: string;
  bytes: Buffer;
}

const soundsOf = (round: number): Sound[] =>
  Array.from({ length: files }, (_, nth) => ({
    name: `${round}-${nth}.wav`,
    bytes: shortSound(round * files + nth, seconds),
  }));

const analyse = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ["dist/server/audio-analyser.js", path, "mp3,wav"], {
      env: {},
      stdio: "ignore",
    });
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the analyser ended with ${code}`)),
    );
  });

/** Files a second of the analyser alone, on both cores. */
async function analyserRate(sounds: Sound[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-sounds-"));
  for (const { name, bytes } of sounds) await writeFile(join(folder, name), bytes);
  const waiting = [...sounds];
  const began = performance.now();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await analyse(join(folder, next.name));
  };
  await Promise.all(Array.from({ length: cores }, work));
  const took = performance.now() - began;
  await rm(folder, { recursive: true });
  return (files / took) * 1000;
}

/** Calls the API of a server as one of its people. */
type Ask = <T>(path: string, init?: RequestInit) => Promise<T>;

const askAs =
  (origin: string, token: string): Ask =>
  async <T>(path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers };
    const answer = await fetch(origin + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

/** Reads an import until it is in a state. */
async function waitFor(ask: Ask, importId: string, state: Import["state"]): Promise<void> {
  while ((await ask<Import>(`/api/v1/imports/${importId}?size=1`)).state !== state) await sleep(500);
}

async function send(ask: Ask, { name, bytes }: Sound): Promise<string> {
  const body = JSON.stringify({ name, size: bytes.length });
  const { uploadId } = await ask<Upload>("/api/v1/uploads", { method: "POST", body });
  const headers = { "content-type": "application/octet-stream" };
  const part = { method: "PUT", headers, body: new Uint8Array(bytes) };
  await ask(`/api/v1/uploads/${uploadId}?from=0`, part);
  return uploadId;
}

/** Sends a spreadsheet of an artist for every three files, and has it checked. */
async function check(ask: Ask, sounds: Sound[], round: number): Promise<string> {
  const rows = sounds.map(({ name }, nth) =>
    nth % 3 === 0 ? `Sanatçı ${round}-${nth};40;Kadın;Sıcak;Türkçe;${name}` : `;;;;;${name}`,
  );
  const sheet = Buffer.from(["ad;yaş;cinsiyet;renkler;diller;dosya", ...rows].join("\n"));
  const uploadIds = [await send(ask, { name: "sheet.csv", bytes: sheet })];
  for (const sound of sounds) uploadIds.push(await send(ask, sound));
  const body = JSON.stringify({ uploadIds, consent: { publish: true, share: false } });
  const { importId } = await ask<Import>("/api/v1/imports", { method: "POST", body });
  await waitFor(ask, importId, "checked");
  return importId;
}

/** Opens pages of the library one after the other, as a person does, until it is told to stop; the median in milliseconds. */
async function browse(ask: Ask, isOver: () => boolean): Promise<number> {
  const urls = popularUrls();
  const times: number[] = [];
  for (let nth = 0; !isOver(); nth += 1) {
    const began = performance.now();
    await ask(urls[nth % urls.length] ?? "/api/v1/voices");
    times.push(performance.now() - began);
    await sleep(20);
  }
  return median(times);
}

/**
 * S10: files a second of an import beside those of the analyser alone on both cores, in turn, and how long a page of the
 * library takes meanwhile beside an idle server. Gives the median of both ratios.
 */
export async function measureImports(db: Db, databaseUrl: string, rounds: number) {
  const server = await startOurs({ DATABASE_URL: databaseUrl });
  const owner = askAs(server.origin, await signIn(db, "bench-owner", "OWNER"));
  const client = askAs(server.origin, await signIn(db, "bench-client"));
  const [rates, waits]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const sounds = soundsOf(round);
    const alone = await analyserRate(sounds);
    const importId = await check(owner, sounds, round);
    const idleUntil = performance.now() + 5000;
    const idle = await browse(client, () => performance.now() > idleUntil);
    let isOver = false;
    const pages = browse(client, () => isOver);
    const began = performance.now();
    await owner(`/api/v1/imports/${importId}/start`, { method: "POST", body: "{}" });
    await waitFor(owner, importId, "done");
    rates.push(((files / (performance.now() - began)) * 1000) / alone);
    isOver = true;
    waits.push((await pages) / idle);
  }
  await server.stop();
  return { rate: median(rates), wait: median(waits) };
}
