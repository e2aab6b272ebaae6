import { fileURLToPath } from "node:url";
import type { Sound } from "./character.ts";
import { runTool } from "./run-tool.ts";

/** Mono samples from -1 to 1, and where each word starts: its place in the text, and seconds. */
export type Speech = { samples: Float32Array; sampleRate: number; words: [place: number, seconds: number][] };

const speaker = fileURLToPath(new URL("speak.py", import.meta.url));

function speakAs(espeakVoice: string, sound: Sound, text: string): Speech {
  const job = {
    text,
    voice: espeakVoice,
    rate: sound.rate,
    pitch: sound.pitch,
    range: sound.range,
  };
  const { stdout, stderr } = runTool("python3", [speaker], JSON.stringify(job));
  const samples = new Float32Array(stdout.length / 2);
  for (let i = 0; i < samples.length; i++) samples[i] = stdout.readInt16LE(i * 2) / 32768;
  const heard: Pick<Speech, "sampleRate" | "words"> = JSON.parse(stderr);
  return { samples, ...heard };
}

/** Speaks a text with espeak-ng; a breathy sound gets a whispered copy of the same length under it. */
export function speak(language: string, sound: Sound, text: string): Speech {
  const speech = speakAs(`${language}+${sound.variant}`, sound, text);
  if (!sound.breath) return speech;
  const whisper = speakAs(
    `${language}+${sound.variant.startsWith("f") ? "whisperf" : "whisper"}`,
    sound,
    text,
  );
  const scale = sound.breath * (level(speech.samples) / level(whisper.samples));
  const samples = speech.samples.map((value, i) => value + scale * (whisper.samples[i] ?? 0));
  return { ...speech, samples };
}

function level(samples: Float32Array) {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}
