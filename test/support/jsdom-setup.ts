import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { keepNodeBinaries } from "./jsdom-binaries.ts";
import { stubDialogs } from "./jsdom-dialog.ts";
import { stubMedia } from "./jsdom-media.ts";
import { stubPopovers } from "./jsdom-popover.ts";
import { stubWindow } from "./jsdom-window.ts";

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
