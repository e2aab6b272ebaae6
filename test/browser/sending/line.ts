import type { BrowserContext } from "playwright-core";

/** `lost`: the server does its work, and its answer never comes. `held`: its answer comes once it is let go. */
type Trouble = "none" | "lost" | "held";

/** The line between a browser and the server, for the calls that send something. */
export class Line {
  trouble: Trouble = "none";
  /** The idempotency keys under which something was sent. */
  readonly keys = new Set<string | undefined>();
  #held = Promise.withResolvers<void>();
  readonly #answered = Promise.withResolvers<void>();
  readonly #delivered = Promise.withResolvers<void>();

  /** The server has answered for the first time. */
  get answered(): Promise<void> {
    return this.#answered.promise;
  }

  /** Lets go what is held, and waits until the browser has it or does not want it any more. */
  async release(): Promise<void> {
    this.#held.resolve();
    await this.#delivered.promise;
  }

  async join(context: BrowserContext, call: RegExp): Promise<void> {
    await context.route(call, async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      const { trouble } = this;
      this.keys.add(route.request().headers()["idempotency-key"]);
      if (trouble === "none") return route.continue();
      try {
        const answer = await route.fetch();
        this.#answered.resolve();
        if (trouble === "lost") return await route.abort("connectionreset");
        await this.#held.promise;
        await route.fulfill({ response: answer });
      } catch {
        // The page has been left meanwhile, or has given the call up.
      } finally {
        this.#delivered.resolve();
      }
      return undefined;
    });
  }
}
