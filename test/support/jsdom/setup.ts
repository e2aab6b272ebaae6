import "@testing-library/jest-dom/vitest";
import { i18n } from "@lingui/core";
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

/** Sentences that were shown and that the language's catalogue lacks. */
const missing = new Set<string>();
i18n.on("missing", ({ locale, id }) => {
  // A test of a part alone may have no catalogue, and a page that knows no language yet has none.
  if (Object.keys(i18n.messages).length > 0) missing.add(`${id} (${locale})`);
});

afterEach(async () => {
  const lost = await lostFocus();
  const moved = movedTexts();
  const lacked = [...missing];
  missing.clear();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  movedTexts();
  if (lost.length > 0) throw new Error(`The focus fell to nothing from:\n${lost.join("\n")}`);
  if (lacked.length > 0) throw new Error(`The catalogues lack what was shown:\n${lacked.join("\n")}`);
  if (moved.length > 0)
    throw new Error(`Texts without an element of their own break a translated page:\n${moved.join("\n")}`);
});
