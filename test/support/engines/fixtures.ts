import { inject } from "vitest";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import type { Engine } from "./engine.ts";
import type { EngineName } from "./find-engines.ts";
import { startWithPuppeteer } from "./puppeteer-engine.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-engine.ts";

const start = (name: EngineName): Promise<Engine> =>
  name === "webkit"
    ? startWebKit(inject("screen"), inject("soundServer"))
    : startWithPuppeteer(name, inject("soundServer"));

/** A test with the demo's site and a visitor with a browser of this engine, both the file's own. */
export const testIn = (name: EngineName) =>
  base.extend("visitor", { scope: "file" }, async ({ site }, { onCleanup }) => {
    const engine = await start(name);
    const visitor = new Visitor(engine, name, site.origin);
    onCleanup(async () => {
      process.stdout.write(`${visitor.figures}\n`);
      await engine.close();
    });
    return visitor;
  });
