import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { cspSources } from "#build/csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("names every inline script and style once, and nothing that is loaded or is data", () => {
  const page = [
    "<script>start()</script>",
    '<script type="module" src="/assets/x.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    "<style>a{b:c}</style>",
    "<script></script>",
  ].join("\n");
  expect(cspSources([page, page])).toEqual({
    script: [hash("start()")],
    style: [hash("a{b:c}")],
    connect: [],
  });
});

it("names the API's origin where it is another one", () => {
  expect(cspSources([], "https://api.example:8443/v9/").connect).toEqual(["https://api.example:8443"]);
});
