import { inject } from "vitest";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import type { Site } from "#test/support/browser/site.ts";
import type { Engine } from "./engine.ts";
import type { EngineName } from "./find-engines.ts";
import { startWithPuppeteer } from "./puppeteer-engine.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-engine.ts";

const start = (name: EngineName, device: string): Promise<Engine> =>
  name === "webkit" ? startWebKit(inject("screen"), device) : startWithPuppeteer(name, device);

/** A visitor of a site with a browser of this engine, as a fixture. */
export const visitorWith =
  (name: EngineName, soundServer: () => string) =>
  async ({ site }: { site: Site }, { onCleanup }: { onCleanup: (clean: () => Promise<void>) => void }) => {
    const engine = await start(name, soundServer());
    const visitor = new Visitor(engine, name, site.origin);
    onCleanup(async () => {
      process.stdout.write(`${visitor.figures}\n`);
      await engine.close();
    });
    return visitor;
  };

/** The machine's device to play on that nobody hears. */
export const soundServer = (): string => inject("soundServer");

const testWith = (name: EngineName, device: () => string) =>
  base.extend("visitor", { scope: "file" }, visitorWith(name, device));

/** A test with the demo's site and a visitor with a browser of this engine, both the file's own. */
export const testIn = (name: EngineName) => testWith(name, soundServer);

/** As `testIn`, on a machine without a device to play on. */
export const silentIn = (name: EngineName) => testWith(name, () => "unix:/dev/null");
