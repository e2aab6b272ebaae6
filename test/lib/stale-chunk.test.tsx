import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "#src/lib/browser/stale-chunk.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const stop = reloadOnStaleChunk(reload);
  return () => {
    stop();
    sessionStorage.clear();
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A late part fails to load, because it is gone or because the page is left. */
async function failToLoad(): Promise<void> {
  const payload = new TypeError("error loading dynamically imported module: http://localhost/assets/part.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  await new Promise((done) => setTimeout(done));
}

test("a page whose code is gone is loaded anew, once", async () => {
  await failToLoad();
  await failToLoad();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is being left does not stop the one that comes", async () => {
  dispatchEvent(new Event("beforeunload"));
  await failToLoad();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage, "the next page may still be loaded anew").toHaveLength(0);
});
