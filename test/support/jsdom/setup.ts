import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { movedTexts, watchBareText } from "./bare-text.ts";
import { keepNodeBinaries } from "./binaries.ts";
import { stubDialogs } from "./dialog.ts";
import { stubMedia } from "./media.ts";
import { stubPopovers } from "./popover.ts";
import { stubWindow } from "./window.ts";

// A busy machine may need long for the first use of code that loads on demand.
configure({ asyncUtilTimeout: 10_000 });

declare global {
  var isStubbed: boolean | undefined;
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
  globalThis.isStubbed = true;
}

afterEach(() => {
  const moved = movedTexts();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  movedTexts();
  if (moved.length > 0)
    throw new Error(`Texts without an element of their own break a translated page:\n${moved.join("\n")}`);
});
