import generated from "./clips.json" with { type: "json" };
import { lineOf, type DemoLine } from "./lines.ts";

/** One generated recording in `demo/audio`: a line as one artist speaks it; its sound is measured as in contract/voices/voices.ts. */
export interface DemoClip extends DemoLine {
  file: string;
  seconds: number;
  peaks: string;
  loudness: number;
  truePeak: number;
}

export const demoClips: DemoClip[] = generated.map((clip) => ({ ...lineOf(clip.line), ...clip }));

const clips = new Map(demoClips.map((clip) => [clip.file, clip]));

/** The recording in that file; one that was never made is our own mistake. */
export function clipOf(file: string): DemoClip {
  const clip = clips.get(file);
  if (!clip) throw new Error(`The demo has no clip ${file}: run npm run demo:audio.`);
  return clip;
}
