// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubMedia } from "#test/support/jsdom/media.ts";
import { voiceOf } from "#test/support/voice.ts";
import { FakeContext } from "./fake-context.ts";

const voice = voiceOf("Ada", { loudness: -24, truePeak: -9 });
const track = { voice, playlist: { voices: [voice] } };

/** The player's audio as on a page just opened: what it knows of Web Audio it learns anew. */
async function openPlayer() {
  vi.resetModules();
  return import("#src/voice/player/engine/audio.ts");
}

stubMedia();
beforeEach(() => {
  vi.useFakeTimers();
  FakeContext.source = undefined;
  FakeContext.state = "running";
  FakeContext.channels = 2;
  vi.stubGlobal("AudioContext", FakeContext);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a measured sample is led through the gain and stays there while it runs", async () => {
  const player = await openPlayer();
  player.start(track);
  vi.runAllTimers();
  expect(FakeContext.source).toBe(player.audioElement());
  expect(player.audioElement().paused).toBe(false);
});

test("without Web Audio it plays untouched", async () => {
  vi.stubGlobal("AudioContext", undefined);
  Reflect.deleteProperty(globalThis, "AudioContext");
  const player = await openPlayer();
  player.start(track);
  expect(player.audioElement().src).toMatch(/Ada\.mp3$/);
  expect(player.audioElement().paused).toBe(false);
});

test("where no graph can be made it plays untouched", async () => {
  vi.spyOn(FakeContext.prototype, "createMediaElementSource").mockImplementation(() => {
    throw new DOMException("no", "NotSupportedError");
  });
  const player = await openPlayer();
  player.start(track);
  expect(player.audioElement().src).toMatch(/Ada\.mp3$/);
  expect(player.audioElement().paused).toBe(false);
});

test("where the graph never runs it goes on untouched from where it is, for the rest of the visit", async () => {
  FakeContext.state = "suspended";
  const player = await openPlayer();
  player.start(track);
  const silent = player.audioElement();
  expect(FakeContext.source).toBe(silent);
  silent.currentTime = 2;
  vi.runAllTimers();
  const heard = player.audioElement();
  expect(heard).not.toBe(silent);
  expect(silent.paused).toBe(true);
  expect([heard.paused, heard.currentTime, heard.src]).toEqual([false, 2, silent.src]);
  player.start(track);
  expect(player.audioElement()).toBe(heard);
});

test("without a device it pauses, and is led through the gain once there is one", async () => {
  FakeContext.state = "suspended";
  FakeContext.channels = 0;
  const player = await openPlayer();
  player.start(track);
  const leveled = player.audioElement();
  vi.runAllTimers();
  expect([player.audioElement(), leveled.paused]).toEqual([leveled, true]);
  FakeContext.channels = 2;
  FakeContext.state = "running";
  player.resume();
  vi.runAllTimers();
  expect([player.audioElement(), leveled.paused]).toEqual([leveled, false]);
});

test("what is paused before the graph runs is no reason to give it up", async () => {
  FakeContext.state = "suspended";
  const player = await openPlayer();
  player.start(track);
  const leveled = player.audioElement();
  leveled.pause();
  vi.runAllTimers();
  player.start(track);
  expect(player.audioElement()).toBe(leveled);
});

test("a back end elsewhere that lets no page work on its sound is heard untouched", async () => {
  vi.stubEnv("VITE_API_URL", "https://api.example");
  const player = await openPlayer();
  const play = vi
    .spyOn(HTMLMediaElement.prototype, "play")
    .mockRejectedValueOnce(new DOMException("no", "NotSupportedError"));
  player.start(track);
  const [refused] = play.mock.contexts;
  expect(refused).toMatchObject({ crossOrigin: "anonymous", src: "https://api.example/audio/Ada.mp3" });
  await vi.waitFor(() => expect(player.audioElement()).not.toBe(refused));
  expect(player.audioElement()).toMatchObject({
    crossOrigin: null,
    paused: false,
    src: "https://api.example/audio/Ada.mp3",
  });
  vi.unstubAllEnvs();
});
