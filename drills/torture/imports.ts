import { createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { ZipFile } from "yazl";
import type { Import } from "#contract/imports/imports.ts";
import { foreign, noise, spoilt } from "#test/imports/hostile-files.ts";
import { startBuiltServer, temporaryFolder, type Environment } from "#test/support/built/built-server.ts";
import * as fc from "#test/support/generated.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { get, logIn, post } from "#test/support/built/callers.ts";
import { readerOf, type Sender, sendFile } from "#test/support/built/send-file.ts";
import { peakOf, type Peak } from "./watched-memory.ts";

// 190 s of a studio's sharpness: 16.8 MB, of 20 that a file may have.
const sound = shortSound(0, 190, 44_100);
const samplesPerArtist = 10;

const [hostile, hostilePerLot] = [200, 50];

/** The sound with another first sample, so that no file is like another one. */
function soundOf(nth: number): Buffer {
  const bytes = Buffer.from(sound);
  bytes.writeInt16LE(nth, 44);
  return bytes;
}

/** Writes a ZIP of so many bytes of sound with its spreadsheet; the answer is how many files it holds. */
async function writeZip(path: string, bytes: number): Promise<number> {
  const files = Math.ceil(bytes / sound.length);
  const zip = new ZipFile();
  const rows = Array.from({ length: files }, (_, nth) => {
    const place = nth % samplesPerArtist;
    const values = place === 0 ? "40;Kadın;Sıcak;Türkçe" : ";;;";
    return `Sanatçı ${nth - place};${values};${nth}.wav`;
  });
  zip.addBuffer(Buffer.from(["ad;yaş;cinsiyet;renkler;diller;dosya", ...rows].join("\n")), "artists.csv");
  for (let nth = 0; nth < files; nth += 1)
    zip.addReadStreamLazy(`${nth}.wav`, { compress: false }, (take) =>
      take(null, Readable.from([soundOf(nth)])),
    );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return files;
}

/** Sends the ZIP that lies at a path. */
async function sendZip(sender: Sender, path: string): Promise<string> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    return await sendFile(sender, { name: "ajans.zip", size, read: readerOf(file, size) });
  } finally {
    await file.close();
  }
}

async function waitFor({ origin, owner }: Sender, importId: string, state: Import["state"]): Promise<Import> {
  for (;;) {
    const found = await get<Import>(origin, owner, `/api/v1/imports/${importId}?size=1`);
    if (found.state === state) return found;
    await sleep(200);
  }
}

const ask = ({ origin, owner }: Sender, uploadId: string) =>
  post(origin, owner, "/api/v1/imports", {
    uploadIds: [uploadId],
    consent: { publish: true, share: false },
  });

/** Sends hostile files one after the other; the answer is what was not refused with a sentence. */
async function sendHostile(sender: Sender, files: [string, Buffer][]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, bytes] of files) {
    const read = async (from: number, length: number) => new Uint8Array(bytes.subarray(from, from + length));
    const uploadId = await sendFile(sender, { name, size: bytes.length, read });
    const answer = await ask(sender, uploadId);
    const said = await answer.text();
    if (answer.status >= 500 || (!answer.ok && !said.endsWith(".")))
      wrong.push(`${name}: ${answer.status} ${said}`);
  }
  return wrong;
}

/** Reads the whole catalogue as ZIP without keeping it; the answer is its length. */
async function readExport({ origin, owner }: Sender): Promise<number> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await fetch(`${origin}/api/v1/export?format=zip`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the export was answered with ${answer.status}`);
  let length = 0;
  for await (const chunk of answer.body) length += chunk.length;
  return length;
}

export interface WatchedImport {
  /** How many files the ZIP held. */
  files: number;
  /** What each step held at most; `idle` stands before them. */
  peaks: Record<string, Peak>;
  wrong: string[];
}

/** Brings a ZIP of so many bytes into a server of its own, then 200 hostile files, and watches the memory meanwhile. */
export async function watchImport(
  environment: Environment,
  bytes: number,
  seed: number,
): Promise<WatchedImport> {
  const { folder, remove } = await temporaryFolder();
  const path = join(folder, "ajans.zip");
  const files = await writeZip(path, bytes);
  const settings = { DATA_DIR: join(folder, "data"), DEMO: "on", LOG_LEVEL: "silent", ...environment };
  // The first start, which creates the database, takes more than any later one.
  await (await startBuiltServer(settings)).stop();
  const server = await startBuiltServer(settings);
  const { origin } = server;
  const sender = { origin, owner: await logIn(origin, "demo-owner") };
  const peaks: WatchedImport["peaks"] = {};
  const wrong: string[] = [];
  const watch = async (step: string, act: () => Promise<unknown>) => {
    peaks[step] = await peakOf(server.pid, act);
  };
  await sleep(10_000);
  await watch("idle", () => sleep(1000));
  let uploadId = "";
  await watch("upload", async () => (uploadId = await sendZip(sender, path)));
  let importId = "";
  await watch("check", async () => {
    ({ importId } = (await (await ask(sender, uploadId)).json()) as Import);
    await waitFor(sender, importId, "checked");
  });
  await watch("import", async () => {
    await post(origin, sender.owner, `/api/v1/imports/${importId}/start`, {});
    const { counts } = await waitFor(sender, importId, "done");
    if (counts.newFiles !== files) wrong.push(`${counts.newFiles} of ${files} files were imported`);
  });
  await watch("export", async () => {
    const caller = await logIn(origin, "demo-owner");
    if ((await readExport({ origin, owner: caller })) === 0) wrong.push("the export is empty");
  });
  // In four lots alike: what is held grows with none but the first.
  for (let lot = 0; lot < hostile; lot += hostilePerLot)
    await watch(`hostile ${lot + 1} to ${lot + hostilePerLot}`, async () => {
      const some = fc.sample(fc.oneof(spoilt, noise), {
        numRuns: hostilePerLot - foreign.length,
        seed: seed + lot,
      });
      wrong.push(
        ...(await sendHostile(
          sender,
          [...foreign, ...some].filter(([, one]) => one.length > 0),
        )),
      );
    });
  await server.stop();
  await remove();
  return { files, peaks, wrong };
}
