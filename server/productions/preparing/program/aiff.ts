import type { ByteReader } from "./byte-reader.ts";
import { damaged, Failure } from "./failure.ts";
import { type Coding, isRead, readPcm } from "./pcm.ts";
import { expectPlausible, type Sound } from "./sound.ts";

/** The codings of AIFF-C that compress nothing; `bits` where the name tells them. */
const codings: Record<string, Pick<Coding, "kind" | "isLittle"> & { bits?: number }> = {
  NONE: { kind: "int", isLittle: false },
  twos: { kind: "int", isLittle: false },
  sowt: { kind: "int", isLittle: true },
  in24: { kind: "int", isLittle: false, bits: 24 },
  in32: { kind: "int", isLittle: false, bits: 32 },
  fl32: { kind: "float", isLittle: false, bits: 32 },
  FL32: { kind: "float", isLittle: false, bits: 32 },
  fl64: { kind: "float", isLittle: false, bits: 64 },
  FL64: { kind: "float", isLittle: false, bits: 64 },
};
/** What is read of the chunk that describes the sound. */
const commonBytes = 22;

/** A number of 80 bits, as far as a rate needs it: without a sign, and whole. */
const readExtended = (bytes: Buffer, at: number): number =>
  bytes.readUInt32BE(at + 2) * 2 ** ((bytes.readUInt16BE(at) & 0x7f_ff) - 16_383 - 31);

interface Common {
  coding: Coding;
  frames: number;
  sound: Omit<Sound, "format" | "frames" | "pieces">;
}

function readCommon(body: Buffer, isCompressible: boolean): Common {
  if (body.length < (isCompressible ? commonBytes : 18)) throw damaged();
  const bitDepth = body.readUInt16BE(6);
  const named = codings[isCompressible ? body.toString("latin1", 18, 22) : "NONE"];
  // Each sample takes whole bytes.
  const coding = named && { bits: Math.ceil(bitDepth / 8) * 8, ...named };
  if (!coding || !isRead(coding)) throw new Failure("not-recognised");
  const sound = { channels: body.readUInt16BE(0), sampleRate: Math.round(readExtended(body, 8)), bitDepth };
  expectPlausible(sound);
  return { coding, frames: body.readUInt32BE(2), sound };
}

/** An AIFF, or an AIFF-C without compression, up to its samples; they stand behind their description, as in nearly all. */
export async function openAiff(reader: ByteReader): Promise<Sound> {
  const isCompressible = (await reader.take(12)).toString("latin1", 8, 12) === "AIFC";
  let common: Common | undefined;
  for (;;) {
    const header = await reader.take(8);
    if (header.length < 8) throw damaged();
    const name = header.toString("latin1", 0, 4);
    const said = header.readUInt32BE(4);
    if (name === "SSND") {
      if (!common) throw new Failure("not-recognised");
      const { coding, frames, sound } = common;
      const head = await reader.take(8);
      if (head.length < 8) throw damaged();
      const offset = head.readUInt32BE(0);
      await reader.skip(offset);
      const length = (frames * sound.channels * coding.bits) / 8;
      if (length > said - 8 - offset) throw damaged();
      return { format: "aiff", ...sound, frames, pieces: readPcm(reader, coding, { ...sound, length }) };
    }
    const body = await reader.take(Math.min(said, commonBytes));
    if (name === "COMM") common = readCommon(body, isCompressible);
    await reader.skip(said + (said % 2) - body.length);
  }
}
