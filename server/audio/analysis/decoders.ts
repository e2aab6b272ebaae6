import type { Format } from "./format.ts";

/** Some decoded samples: one list a channel. */
interface Samples {
  channelData: Float32Array[];
  sampleRate: number;
  /** Where the lists are longer than what was decoded. */
  samplesDecoded?: number;
}

/** Takes a file piece by piece; `flush` gives what is left at its end. */
interface Decoder {
  decode(piece: Uint8Array): Samples | Promise<Samples>;
  flush?(): Samples | Promise<Samples>;
}

// Each is loaded only for a file of its kind. The one for M4A holds code under the GPL: it comes with no release of
// ours, and who wants M4A installs it (README).
const decoders: Record<Format["decoder"], () => Promise<{ decoder(): Decoder | Promise<Decoder> }>> = {
  mp3: () => import("@audio/decode-mp3"),
  wav: () => import("@audio/decode-wav"),
  vorbis: () => import("@audio/decode-vorbis"),
  opus: () => import("@audio/decode-opus"),
  m4a: () => import("@audio/decode-mp4"),
};

const cut = ({ channelData, sampleRate, samplesDecoded }: Samples): Samples => ({
  channelData: channelData.map((channel) => channel.subarray(0, samplesDecoded)),
  sampleRate,
});

// Small, because one piece can decode to thousands of times its size.
const pieceBytes = 8192;

/** Decodes a whole file, some samples at a time. Throws what the decoder throws. */
export async function* decode(bytes: Uint8Array, name: Format["decoder"]): AsyncGenerator<Samples> {
  const { decoder: open } = await decoders[name]();
  const decoder = await open();
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield cut(await decoder.decode(bytes.subarray(at, at + pieceBytes)));
  if (decoder.flush) yield cut(await decoder.flush());
}
