import type { ShowcaseVoice } from "#contract/showcase.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";

const PlaySample = lazyPart(() => import("./PlaySample.tsx").then((code) => code.PlaySample));

/** Plays a voice of the shelf elsewhere on the page. */
export const sampleButton = (voice: ShowcaseVoice) => <PlaySample key={voice.voiceId} voice={voice} />;
