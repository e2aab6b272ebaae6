import { limits } from "#contract/constants/limits.ts";
import type { Sample } from "./sample.ts";
import { useSwitching, type SoundState } from "./store.ts";
import { isFromApi, playableUrl } from "#src/lib/http/api-url.ts";

const buffers = new Map<string, AudioBuffer>();
const loads = new Map<string, AbortController>();

/** The decoded sound of a voice. */
export const bufferOf = (voiceId: string | undefined): AudioBuffer | undefined =>
  voiceId === undefined ? undefined : buffers.get(voiceId);

const setSound = (voiceId: string, sound: SoundState) =>
  useSwitching.setState(({ sounds }) => ({ sounds: { ...sounds, [voiceId]: sound } }));

/** Six samples of three minutes in full would take 380 MB, which a phone does not have. */
const fullRate = 44_100;
const spareRate = 24_000;
const fullSeconds = 360;

/** The rate at which samples are decoded; in an OfflineAudioContext, which needs no press. */
function decoder(voices: readonly Sample[]): BaseAudioContext {
  const seconds = voices.reduce((sum, voice) => sum + (voice.seconds ?? limits.compared.seconds), 0);
  return new OfflineAudioContext(1, 1, seconds > fullSeconds ? spareRate : fullRate);
}

async function fetchSound(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`Sound: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Keeps what was decoded, unless the voice has been let go of meanwhile. */
function keep(voiceId: string, buffer: AudioBuffer, mostSeconds: number): void {
  if (buffer.duration > mostSeconds) {
    setSound(voiceId, "long");
    return;
  }
  buffers.set(voiceId, buffer);
  useSwitching.setState(({ lengths }) => ({ lengths: { ...lengths, [voiceId]: buffer.duration } }));
  setSound(voiceId, "ready");
}

async function load(sample: Sample, context: BaseAudioContext): Promise<void> {
  const { voiceId, voiceMp3, seconds, mostSeconds = limits.compared.seconds } = sample;
  const url = playableUrl(voiceMp3);
  if (url === null || !isFromApi(voiceMp3)) return setSound(voiceId, "foreign");
  if (seconds && seconds > mostSeconds) return setSound(voiceId, "long");
  const controller = new AbortController();
  const { signal } = controller;
  loads.set(voiceId, controller);
  setSound(voiceId, "loading");
  try {
    const buffer = await context.decodeAudioData(await fetchSound(url, signal));
    if (!signal.aborted) keep(voiceId, buffer, mostSeconds);
  } catch {
    if (!signal.aborted) setSound(voiceId, "failed");
  }
}

/** Fetches and decodes those of the voices that were not begun yet; `retried` begins one that failed anew. */
export async function loadSounds(voices: readonly Sample[], retried?: string): Promise<void> {
  const { sounds } = useSwitching.getState();
  const missing = voices.filter(({ voiceId }) => !sounds[voiceId] || voiceId === retried);
  if (missing.length === 0) return;
  const context = decoder(voices);
  await Promise.all(missing.map((voice) => load(voice, context)));
}

/** Lets go of the sound of every voice but these. */
export function keepSounds(voiceIds: ReadonlySet<string>): void {
  for (const [voiceId, controller] of loads) {
    if (voiceIds.has(voiceId)) continue;
    controller.abort();
    loads.delete(voiceId);
    buffers.delete(voiceId);
  }
  const kept = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([voiceId]) => voiceIds.has(voiceId)));
  useSwitching.setState(({ sounds, lengths }) => ({ sounds: kept(sounds), lengths: kept(lengths) }));
}
