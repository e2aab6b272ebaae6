import type { Page } from "playwright-core";
import type { Locale } from "#contract/constants/site-languages.ts";
import { isFocusHidden } from "#test/support/browser/keyboard.ts";
import { readFocus } from "./focus.ts";
import type { Listener } from "./listen.ts";
import { otherLanguages, wordsIn } from "./other-languages.ts";

/** Said only where something takes long, which a quick machine does not. */
const takesLong = /^(?:Loading|Yükleniyor|The rows are being checked|Satırlar kontrol ediliyor)/;

/** Whether what has the focus is described by the words that are its name already, and nothing else. */
function isRepeated(focus: string): boolean {
  const [, name, description] = /“([^”]*)”.* described by “([^”]*)”$/.exec(focus) ?? [];
  return name !== undefined && name === description;
}

/** What is wrong with what a step says and where it leaves the focus. */
function faultsOf(said: readonly string[], focus: string, isHidden: boolean): string[] {
  const twice = said.filter((words, place) => said.indexOf(words) !== place);
  const lost = said.filter((words) => /^\((silent|unread)\)/.test(words));
  return [
    ...twice.map((words) => `said more than once: ${words}`),
    ...lost.map((words) => `not said: ${words}`),
    ...(/^[^“]+“[^”]/.test(focus) ? [] : [`the focus is on nothing with a name: ${focus}`]),
    ...(isRepeated(focus) ? [`its name is its description too: ${focus}`] : []),
    ...(isHidden ? [`hidden: ${focus}`] : []),
  ];
}

/** A journey by key, written down step by step as a screen reader tells it. */
export class SpokenScript {
  /** What was said twice, in another language, or not, and where the focus was lost or hidden. */
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #listener: Listener;
  readonly #otherLanguages: ReturnType<typeof otherLanguages>;
  readonly #lines: string[] = [];
  #dialog = "";

  constructor(page: Page, listener: Listener, locale: Locale) {
    this.#page = page;
    this.#listener = listener;
    this.#otherLanguages = otherLanguages(locale);
  }

  /** Does a step and writes down where the focus is then, and what was said besides. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    const heard = await this.#listener.hear();
    const said = heard.filter((words) => !takesLong.test(words));
    const { focus, dialog } = await readFocus(this.#page);
    const entered = dialog === this.#dialog ? "" : dialog;
    this.#dialog = dialog;
    const lines = [entered, focus, ...said.map((words) => `says: ${words}`)].filter(Boolean);
    this.#lines.push([what, ...lines.map((line) => `    ${line}`)].join("\n"));
    const foreign = lines.flatMap(wordsIn).flatMap(await this.#otherLanguages);
    const faults = [
      ...faultsOf(said, focus, await isFocusHidden(this.#page)),
      ...foreign.map((sentence) => `in another language: ${sentence}`),
    ];
    this.faults.push(...faults.map((fault) => `${what}: ${fault}`));
  }

  /** All of it, to read. How far a sound was, and what a clock showed, is not the same twice. */
  toString(): string {
    return `${this.#lines.join("\n\n")}\n`.replaceAll(/\b\d+[:.]\d\d\b(?:\s[AP]M)?/g, "0:00");
  }
}
