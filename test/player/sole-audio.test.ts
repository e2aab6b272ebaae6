// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { pauseOthersOnPlay } from "#src/lib/browser/sole-audio.ts";

test("starting one sound stops the other", () => {
  const [first, second] = [document.createElement("audio"), document.createElement("audio")];
  const pauses = [first, second].map((element) => {
    pauseOthersOnPlay(element);
    return vi.spyOn(element, "pause").mockImplementation(() => undefined);
  });
  first.dispatchEvent(new Event("play"));
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([0, 0]);
  second.dispatchEvent(new Event("play"));
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([1, 0]);
  second.dispatchEvent(new Event("play"));
  first.dispatchEvent(new Event("play"));
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([1, 1]);
});
