import type { Page, Request } from "playwright-core";
import { Dice } from "./dice.ts";

type Trouble = "none" | "late" | "lost" | "unsent" | "busy";

const troubles = [
  [86, "none"],
  [6, "late"],
  [3, "lost"],
  [3, "unsent"],
  [2, "busy"],
] as const satisfies [number, Trouble][];

/**
 * The line between a page and its server: answers are late, lost on their way after the server has acted, never asked for, or
 * "busy". Which is decided by the seed, the step and the call's number in it.
 */
export class Line {
  /** The step in which something last went wrong. */
  lastTrouble = Number.NEGATIVE_INFINITY;
  /** What the server itself answered with 5xx. */
  readonly failures: string[] = [];
  #step = 0;
  #calls = 0;
  readonly #underWay = new Set<Request>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  begin(step: number): void {
    this.#step = step;
    this.#calls = 0;
  }

  async join(page: Page): Promise<void> {
    page.on("request", (request) => this.#underWay.add(request));
    page.on("requestfinished", (request) => this.#underWay.delete(request));
    page.on("requestfailed", (request) => this.#underWay.delete(request));
    // What a page that was left had under way is never told of.
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.#underWay.clear();
    });
    await page.route("**/api/**", async (route) => {
      this.#calls += 1;
      const trouble = new Dice(this.#seed * 1_000_003 + this.#step * 101 + this.#calls).weighed(troubles);
      if (trouble !== "none") this.lastTrouble = this.#step;
      try {
        if (trouble === "unsent") return await route.abort("connectionfailed");
        if (trouble === "busy")
          return await route.fulfill({ status: 503, headers: { "retry-after": "1" }, body: "Meşgul." });
        const answer = await route.fetch();
        if (answer.status() >= 500) this.failures.push(`${answer.status()} of ${route.request().url()}`);
        if (trouble === "lost") return await route.abort("connectionreset");
        if (trouble === "late") await page.waitForTimeout(900);
        await route.fulfill({ response: answer });
      } catch {
        // The page has been left meanwhile, or has given the call up.
      }
      return undefined;
    });
  }

  /** Waits until nothing is under way, though not for what is not answered for long. */
  async quiet(page: Page): Promise<void> {
    for (let waited = 0; waited < 40 && this.#underWay.size > 0; waited += 1) await page.waitForTimeout(50);
  }
}
