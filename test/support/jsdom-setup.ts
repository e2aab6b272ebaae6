import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { keepNodeBinaries } from "./jsdom-binaries.ts";
import { stubDialogs } from "./jsdom-dialog.ts";
import { stubMedia } from "./jsdom-media.ts";
import { stubPopovers } from "./jsdom-popover.ts";
import { stubWindow } from "./jsdom-window.ts";

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
