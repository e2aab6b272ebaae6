// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { onSilence } from "#src/lib/browser/sound/output-device.ts";
import { stubMedia } from "#test/support/jsdom/media.ts";

stubMedia();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element of which all six seconds are there unless told, and what whoever listens hears of it. */
async function start(seconds = 6) {
  const audio = createAudio("/audio/Elif.mp3");
  const buffered = { length: 1, start: () => 0, end: () => seconds };
  Object.defineProperties(audio, { duration: { value: 6 }, buffered: { value: buffered } });
  const heard: string[] = [];
  for (const type of ["play", "pause", "error"]) audio.addEventListener(type, () => heard.push(type));
  await audio.play();
  return { audio, heard };
}

test("starting one sound stops the other", async () => {
  const [first, second] = [await start(), await start()];
  expect([first.audio.paused, second.audio.paused]).toEqual([true, false]);
  await first.audio.play();
  expect([first.audio.paused, second.audio.paused]).toEqual([false, true]);
});

test("a sample that is all there and yet stalls is begun anew, of which nobody hears", async () => {
  const { audio, heard } = await start();
  audio.dispatchEvent(new Event("stalled"));
  expect(audio.paused).toBe(true);
  vi.runAllTimers();
  expect(audio.paused).toBe(false);
  expect(heard).toEqual(["play", "play"]);
  audio.pause();
  expect(heard.at(-1), "a pause that is meant").toBe("pause");
});

test("what is paused while it is begun anew stays so", async () => {
  const { audio, heard } = await start();
  audio.dispatchEvent(new Event("stalled"));
  audio.pause();
  vi.runAllTimers();
  expect(audio.paused).toBe(true);
  expect(heard).toEqual(["play", "pause"]);
});

test("what is not there yet, or is to be quiet, is left alone when it stalls", async () => {
  const { audio } = await start(3);
  audio.dispatchEvent(new Event("stalled"));
  expect(audio.paused, "the rest is on its way").toBe(false);
  const quiet = await start();
  quiet.audio.pause();
  quiet.audio.dispatchEvent(new Event("stalled"));
  vi.runAllTimers();
  expect(quiet.audio.paused).toBe(true);
});

/** What Firefox's contexts say, by how many channels there are to play on. */
const stubContext = (maxChannelCount: number) =>
  vi.stubGlobal(
    "AudioContext",
    class {
      destination = { maxChannelCount };
      close = async () => undefined;
    },
  );

/** As Firefox says that it cannot play on: by the error of what cannot be decoded. */
function fail(audio: HTMLAudioElement, code = 3): void {
  Object.defineProperty(audio, "error", { value: { code, MEDIA_ERR_DECODE: 3 } });
  audio.dispatchEvent(new Event("error"));
}

test("without a device to play on it pauses where it is, which is said until something starts", async () => {
  stubContext(0);
  const said: boolean[] = [];
  const unsubscribe = onSilence((isSilent) => said.push(isSilent));
  const { audio, heard } = await start();
  const load = vi.spyOn(audio, "load");
  audio.currentTime = 2;
  fail(audio);
  expect([audio.paused, audio.currentTime]).toEqual([true, 2]);
  expect(load, "an element with an error plays no more").toHaveBeenCalledTimes(1);
  expect(heard).toEqual(["play", "pause"]);
  expect(said).toEqual([false, true]);
  await audio.play();
  expect(said).toEqual([false, true, false]);
  unsubscribe();
});

test.for([
  ["a sample that cannot be decoded", 2, 3],
  ["a sample that is gone", 0, 4],
] as const)("%s is an error", async ([, channels, code]) => {
  stubContext(channels);
  const { audio, heard } = await start();
  fail(audio, code);
  expect(heard).toEqual(["play", "error"]);
});
