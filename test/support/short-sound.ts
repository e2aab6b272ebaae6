const headerBytes = 44;

/** A WAV of a tone, other bytes for every number; a third of a second of little sharpness unless told. */
export function shortSound(nth: number, seconds = 0.3, rate = 8000): Buffer {
  const samples = Math.round(rate * seconds);
  const wav = Buffer.alloc(headerBytes + samples * 2);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(samples * 2, 40);
  const hertz = 200 + (nth % 1500);
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(
      Math.round(Math.sin((at / rate) * hertz * 2 * Math.PI) * 12_000) + (at === 0 ? nth % 4000 : 0),
      headerBytes + at * 2,
    );
  return wav;
}
