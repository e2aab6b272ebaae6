import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { decode } from "#server/audio/analysis/decoders.ts";
import { withIncoming } from "#server/audio/incoming.ts";
import type { AudioStore } from "#server/audio/store.ts";
import { prepareSound, type Prepared } from "#server/productions/preparing/program/prepare-sound.ts";
import { newPartKey } from "#server/uploads/uploaded-bytes.ts";
import { demoRecordings } from "#demo/takes.ts";

/** A file as the agency would send it, whose bytes are stored, and what is found of it. */
export interface MadeTake {
  key: string;
  bytes: number;
  found: Prepared & { copyKey: string };
}

interface Stores {
  audio: AudioStore;
  incomingFolder: string;
}

/** Makes the takes of the demo's productions from the recordings in `folder`, by file; what nothing names later is swept. */
export async function makeTakes(stores: Stores, folder: string): Promise<Map<string, MadeTake>> {
  const made = new Map<string, MadeTake>();
  for (const { file } of demoRecordings)
    made.set(file, await makeTake(stores, await decoded(join(folder, "takes", file))));
  return made;
}

/** Stores a recording as a WAV, and has it measured and copied, as the job does with an uploaded take. */
async function makeTake({ audio, incomingFolder }: Stores, sound: Sound): Promise<MadeTake> {
  const wav = wavOf(sound);
  const [key, copyKey] = [newPartKey(), `${randomUUID()}.mp3`];
  await audio.put(key, wav, "application/octet-stream");
  const found = await withIncoming(
    incomingFolder,
    () => Promise.resolve(),
    async (path) => {
      const outcome = await prepareSound(Readable.from([wav]), path);
      if (!("prepared" in outcome))
        throw new Error(`A recording of the demo is not prepared: ${JSON.stringify(outcome)}.`);
      await audio.putFile(copyKey, path, "audio/mpeg");
      return { ...outcome.prepared, copyKey };
    },
  );
  return { key, bytes: wav.length, found };
}

/** Samples of one channel, of 16 bits each. */
interface Sound {
  samples: Buffer;
  sampleRate: number;
}

const fullScale = 32_767;

/** A recording at twice its rate: at 48 kHz, as studios deliver. */
async function decoded(path: string): Promise<Sound> {
  const pieces: Int16Array[] = [];
  let [rate, last] = [0, 0];
  for await (const { channelData, sampleRate } of decode(await readFile(path), "mp3")) {
    const [heard = new Float32Array()] = channelData;
    const doubled = new Int16Array(2 * heard.length);
    for (let at = 0; at < heard.length; at += 1) {
      const sample = heard[at] ?? 0;
      doubled[2 * at] = Math.round((fullScale * (last + sample)) / 2);
      doubled[2 * at + 1] = Math.round(fullScale * sample);
      last = sample;
    }
    pieces.push(doubled);
    rate = 2 * sampleRate;
  }
  return { samples: Buffer.concat(pieces.map(({ buffer }) => Buffer.from(buffer))), sampleRate: rate };
}

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

/** Whoever opens the file elsewhere reads what it is. */
const comment = chunk(
  "LIST",
  Buffer.concat([Buffer.from("INFO"), chunk("ICMT", Buffer.from("Synthetic demo audio\0\0"))]),
);

function wavOf({ samples, sampleRate }: Sound): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(2 * sampleRate, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const parts = [Buffer.from("WAVE"), chunk("fmt ", format), comment, chunk("data", samples)];
  return chunk("RIFF", Buffer.concat(parts));
}
