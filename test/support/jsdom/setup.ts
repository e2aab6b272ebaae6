import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "#src/lib/browser/focus/keep-focus.ts"; // there before the first press
import { watchFocus, type FocusWatch } from "#test/support/lost-focus.ts";
import { movedTexts, watchBareText } from "./bare-text.ts";
import { keepNodeBinaries } from "./binaries.ts";
import { stubDialogs } from "./dialog.ts";
import { stubMedia } from "./media.ts";
import { stubPopovers } from "./popover.ts";
import { stubWindow } from "./window.ts";

const realTimeout = setTimeout;

// A busy machine may need long for the first use of code that loads on demand.
configure({ asyncUtilTimeout: 10_000 });

declare global {
  var isStubbed: boolean | undefined;
  var focusWatch: FocusWatch;
  var lostFocus: string[];
}

// Everything that jsdom lacks and browsers have, in one place and as little as possible. A worker keeps its window for
// the next file of tests.
if (!globalThis.isStubbed) {
  keepNodeBinaries();
  stubWindow();
  stubMedia();
  stubPopovers();
  stubDialogs();
  watchBareText();
  globalThis.lostFocus = [];
  globalThis.focusWatch = watchFocus((last) => globalThis.lostFocus.push(last));
  globalThis.isStubbed = true;
}

/** What the focus fell from in a test; waits until it is placed where that is under way. */
async function lostFocus(): Promise<string[]> {
  const { focusWatch } = globalThis;
  for (let turn = 0; turn < 20 && focusWatch.isLost(); turn += 1)
    await new Promise((resolve) => realTimeout(resolve, 20));
  if (focusWatch.isLost()) globalThis.lostFocus.push(focusWatch.last());
  focusWatch.forget();
  return [...new Set(globalThis.lostFocus.splice(0))];
}

afterEach(async () => {
  const lost = await lostFocus();
  const moved = movedTexts();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  movedTexts();
  if (lost.length > 0) throw new Error(`The focus fell to nothing from:\n${lost.join("\n")}`);
  if (moved.length > 0)
    throw new Error(`Texts without an element of their own break a translated page:\n${moved.join("\n")}`);
});
