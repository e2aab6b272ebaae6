import type { Plugin } from "vite";

const known = {
  function:
    "AbortController IntersectionObserver MessageChannel Object.is Promise WeakMap WeakSet clearTimeout performance.now queueMicrotask reportError requestAnimationFrame setTimeout window.document.createElement globalThis.AbortController globalThis.AbortSignal globalThis.AbortSignal.any globalThis.FormData globalThis.ReadableStream globalThis.Request globalThis.Response",
  object: "Reflect document navigator performance window window.document",
  undefined: "__REACT_DEVTOOLS_GLOBAL_HOOK__ setImmediate",
};

const answers = Object.entries(known).flatMap(([type, names]) =>
  names.split(" ").map((name) => [`typeof ${name}`, JSON.stringify(type)] as const),
);

/**
 * Answers beforehand what libraries ask of their surroundings: every browser that the site is built for has these, and
 * what is meant for servers and older ones is left out.
 */
export const knownBrowser = (): Plugin => ({
  name: "tinora-known-browser",
  apply: "build",
  config: () => ({ define: Object.fromEntries(answers) }),
});
