import { inject } from "vitest";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import type { Engine } from "./engine.ts";
import type { EngineName } from "./find-engines.ts";
import { startWithPuppeteer } from "./puppeteer-engine.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-engine.ts";

const start = (name: EngineName, soundServer: string): Promise<Engine> =>
  name === "webkit" ? startWebKit(inject("screen"), soundServer) : startWithPuppeteer(name, soundServer);

const testWith = (name: EngineName, soundServer: () => string) =>
  base.extend("visitor", { scope: "file" }, async ({ site }, { onCleanup }) => {
    const engine = await start(name, soundServer());
    const visitor = new Visitor(engine, name, site.origin);
    onCleanup(async () => {
      process.stdout.write(`${visitor.figures}\n`);
      await engine.close();
    });
    return visitor;
  });

/** A test with the demo's site and a visitor with a browser of this engine, both the file's own. */
export const testIn = (name: EngineName) => testWith(name, () => inject("soundServer"));

/** As `testIn`, on a machine without a device to play on. */
export const silentIn = (name: EngineName) => testWith(name, () => "unix:/dev/null");
