import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { keepNodeBinaries } from "./binaries.ts";
import { stubDialogs } from "./dialog.ts";
import { stubMedia } from "./media.ts";
import { stubPopovers } from "./popover.ts";
import { stubWindow } from "./window.ts";

// A busy machine may need long for the first use of code that loads on demand.
configure({ asyncUtilTimeout: 10_000 });

// Everything that jsdom lacks and browsers have, in one place and as little as possible.
keepNodeBinaries();
stubWindow();
stubMedia();
stubPopovers();
stubDialogs();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-theme");
});
