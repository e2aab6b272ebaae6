import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine, Key } from "./engine.ts";
import { look, overlaps, settle, type Found, type Wanted } from "./in-page.ts";

/** What takes long in a page may take so long, such as opening another one. */
const hangs = 30_000;
/** A page that has not painted for so long never will: a bound on a freeze, whatever else the machine has to do. */
const freezes = 10_000;
/** How long what a page is to show is waited for. */
const patience = 30_000;
const library = "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js";

/** Where pictures of what is tried are put for people to look at; nowhere unless told. */
const pictures = process.env["ENGINE_PICTURES"];

/** Somebody who looks at the site and uses it, with one of the engines. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;
  readonly #name: string;
  #step = "opens the page";
  #steps = 0;
  /** How long the page took to paint after a step, in milliseconds, and after which. */
  #slowest = { took: 0, step: "" };

  constructor(engine: Engine, name: string, origin: string) {
    this.engine = engine;
    this.#name = name;
    this.origin = origin;
  }

  /** What is done with the page, unless it hangs. */
  async #within<Answer>(asked: Promise<Answer>, bound = hangs): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      const sentence = `The page hangs in ${this.#name}: ${this.#step}`;
      timer = setTimeout(() => reject(new Error(sentence)), bound);
    });
    return Promise.race([asked, hung]).finally(() => clearTimeout(timer));
  }

  evaluate<Values extends readonly unknown[], Answer>(
    call: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Awaited<Answer>> {
    return this.#within(this.engine.evaluate(call, ...values));
  }

  /** Opens a page of the site as a new person, signed in by a token if there is one. */
  async open(
    path: string,
    { token, locale = "tr" }: { token?: string; locale?: string } = {},
  ): Promise<void> {
    await this.#within(this.engine.goto(`${this.origin}/robots.txt`));
    await this.#within(this.engine.forget());
    await this.#within(this.engine.goto(`${this.origin}/robots.txt`));
    await this.evaluate(
      (language, kept) => {
        localStorage.setItem("locale", language);
        if (kept) localStorage.setItem("token", kept);
      },
      locale,
      token ?? "",
    );
    await this.goTo(path);
  }

  /** Opens another page as who is here. */
  async goTo(path: string): Promise<void> {
    await this.#within(this.engine.goto(this.origin + path));
    await this.until(() => document.documentElement.dataset["ready"] !== undefined, `${path} is ready`);
  }

  /** Waits until a call in the page answers true. */
  async until<Values extends readonly unknown[]>(
    call: (...values: Values) => boolean,
    what: string,
    ...values: Values
  ): Promise<void> {
    await this.#patiently(
      async () => (await this.evaluate(call, ...values)) || undefined,
      () => what,
    );
  }

  async #patiently<Answer>(ask: () => Promise<Answer | undefined>, what: () => string): Promise<Answer> {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is being left answers nothing.
      const answer = await ask().catch((error: unknown) => {
        if (Date.now() > end || String(error).includes("hangs")) throw error;
      });
      if (answer !== undefined) return answer;
      if (Date.now() > end) {
        await this.picture(`failed-${this.#step.replaceAll(/[^a-z]+/g, "-")}`);
        throw new Error(`Not in ${this.#name}, ${this.#step}: ${what()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async #look(wanted: Wanted, state?: Found["state"]): Promise<Found> {
    let last: Found | undefined;
    const what = () => `${JSON.stringify(wanted)} is ${last ? `${last.state}: ${last.cover}` : "missing"}`;
    return this.#patiently(async () => {
      if (!(await this.evaluate(() => "TestingLibraryDom" in window)))
        await this.#within(this.engine.run(await readFile(library, "utf8")));
      const found = await this.evaluate(look, wanted);
      last = found;
      return !found || (state && found.state !== state) ? undefined : found;
    }, what);
  }

  /** Waits until it is there. Returns what stands in it. */
  async sees(wanted: Wanted): Promise<string> {
    return (await this.#look(wanted)).value;
  }

  /** Presses it with the mouse, once nothing covers it. */
  async press(wanted: Wanted): Promise<void> {
    const { x, y } = await this.#look(wanted, "free");
    await this.#within(this.engine.click(x, y));
  }

  /** Presses a field and types in place of what stands there. */
  async enter(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    const { hasFocus, cover } = await this.#look(wanted);
    if (!hasFocus)
      throw new Error(`${JSON.stringify(wanted)} was pressed and has no focus; there is ${cover}`);
    await this.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.#within(this.engine.type(text));
  }

  key(key: Key): Promise<void> {
    return this.#within(this.engine.press(key));
  }

  /** Waits until it is no longer there. */
  async misses(wanted: Wanted): Promise<void> {
    await this.#patiently(
      async () => ((await this.evaluate(look, wanted)) ? undefined : true),
      () => `still ${JSON.stringify(wanted)}`,
    );
  }

  /** A step of a journey: at its end the page answers, no control covers another, and nothing went wrong. */
  async step(what: string, take: () => Promise<void>): Promise<void> {
    this.#step = what;
    await take();
    await this.looksRight();
  }

  /** The page runs script and paints: one that is caught in its layout does neither. */
  async #answers(): Promise<void> {
    const start = performance.now();
    const painted = this.engine.evaluate(
      () => new Promise<boolean>((done) => requestAnimationFrame(() => done(true))),
    );
    await this.#within(painted, freezes);
    const took = performance.now() - start;
    if (took > this.#slowest.took) this.#slowest = { took, step: this.#step };
    this.#steps += 1;
  }

  /** How often the page was asked to answer, and when it took longest, in words. */
  get figures(): string {
    const { took, step } = this.#slowest;
    return `${this.#name}: answered ${this.#steps} times, at most after ${Math.round(took)} ms (${step})`;
  }

  async looksRight(): Promise<void> {
    await this.#answers();
    await this.evaluate(settle);
    let found: string[] = [];
    await this.#patiently(
      async () => {
        found = await this.evaluate(overlaps);
        return found.length === 0 || undefined;
      },
      () => found.join("; "),
    );
    const faults = await this.#within(this.engine.faults());
    if (faults.length > 0) throw new Error(`${this.#name}, ${this.#step}: ${faults.join("; ")}`);
  }

  /** The page as wide as a phone or a desk; its styles hear of that a moment after its scripts. */
  async resize(width: number, height = 844): Promise<void> {
    await this.#within(this.engine.resize(width, height));
    await this.until(
      (wanted) => innerWidth === wanted && matchMedia(`(width: ${wanted}px)`).matches,
      `${width} pixels`,
      width,
    );
  }

  async picture(name: string): Promise<void> {
    if (!pictures) return;
    await this.evaluate(settle);
    await mkdir(pictures, { recursive: true });
    await writeFile(join(pictures, `${name}-${this.#name}.png`), await this.engine.picture());
  }
}
