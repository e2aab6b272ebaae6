import type { Voice } from "#contract/voices/voices.ts";
import { wakeContext } from "#src/lib/browser/sound/output-device.ts";
import { gainFactor, levelOf, useLevelMatching, type Level } from "#src/voice/level-matching.ts";

// Web Audio between the element whose samples are evened out and the loudspeaker. It is made within the first press,
// because browsers keep it silent otherwise, and given up for good where it does not run: then samples sound untouched.

interface Graph {
  context: AudioContext;
  gain: GainNode;
}

let graph: Graph | undefined;
let hasFailed = false;
/** Of the sample that plays. */
let level: Level = { kind: "measuring" };

/** Whether this voice's sample can be evened out here. */
export const canBeLeveled = (voice: Voice): boolean =>
  !hasFailed && "AudioContext" in globalThis && levelOf(voice).kind === "known";

export const hasGraphFailed = (): boolean => hasFailed;

export function giveUpGraph(): void {
  hasFailed = true;
  void graph?.context.close().catch(() => undefined);
  graph = undefined;
}

/** The switch is heard at once; over some milliseconds, because a jump clicks. */
function slideGain(): void {
  graph?.gain.gain.setTargetAtTime(gainFactor(level), graph.context.currentTime, 0.01);
}

function makeGraph(audio: HTMLAudioElement): Graph {
  const context = new AudioContext();
  const gain = context.createGain();
  context.createMediaElementSource(audio).connect(gain).connect(context.destination);
  useLevelMatching.subscribe(slideGain);
  // Safari stops a context behind a locked screen unless the page says that it plays.
  if ("audioSession" in navigator) Object.assign(navigator.audioSession as object, { type: "playback" });
  // Safari interrupts it for a call, and does not go on by itself.
  context.addEventListener("statechange", () => {
    if (context.state !== "running" && context.state !== "closed" && !audio.paused)
      void context.resume().catch(() => undefined);
  });
  return { context, gain };
}

/** Leads the element's sound through the graph, as loud as this voice needs it. Call it within a press. */
export function levelFor(audio: HTMLAudioElement, voice: Voice): void {
  level = levelOf(voice);
  try {
    graph ??= makeGraph(audio);
  } catch {
    giveUpGraph();
    return;
  }
  const { gain } = graph.gain;
  gain.cancelScheduledValues(0);
  gain.value = gainFactor(level);
}

/** Lets the graph run, within a press; where it does not it is given up, and `goOn` is called while it `isToSound`. */
export function runGraph(audio: HTMLAudioElement, isToSound: () => boolean, goOn: () => void): void {
  if (!graph) return;
  const { context } = graph;
  wakeContext(context, {
    isToSound: () => graph?.context === context && isToSound(),
    pause: () => audio.pause(),
    onFailure: () => {
      giveUpGraph();
      goOn();
    },
  });
}

/** Lets the device rest. */
export const restGraph = (): void => void graph?.context.suspend().catch(() => undefined);
