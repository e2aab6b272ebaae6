import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { allScreens } from "./screens/all.ts";

const successes = allScreens.flatMap(({ name, write }) =>
  write && name !== "login" ? [{ screen: name, text: write.success }] : [],
);

interface Expected {
  /** Off where a new document was loaded, which begins with no focus. */
  hasFocus?: boolean;
}

/** What holds in every case: something stands on screen, the focus is somewhere, and nobody is told of a success. */
export async function stands(page: Page, { hasFocus = true }: Expected = {}): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const main = document.querySelector("main");
      const { activeElement, body } = document;
      return {
        mains: document.querySelectorAll("main").length,
        text: main?.checkVisibility() ? main.innerText.trim() : "",
        all: body.innerText,
        isFocused: activeElement !== null && activeElement !== body && activeElement.isConnected,
      };
    });
  // What is being drawn anew has neither for a moment.
  const state = async () => {
    const { mains, text, isFocused } = await look();
    return { mains, isBlank: text.length <= 5, isFocusLost: hasFocus && !isFocused };
  };
  await expect
    .poll(state, { message: "one main landmark, something in it, the focus somewhere" })
    .toEqual({ mains: 1, isBlank: false, isFocusLost: false });
  const { all } = await look();
  const falseSuccess = successes.filter(({ text }) => all.includes(text));
  expect(falseSuccess, "a false success").toEqual([]);
}

/** As `stands`, and what was typed is there still. */
export async function standsWithDraft(page: Page, screen: Screen, expected?: Expected): Promise<void> {
  await stands(page, expected);
  const { draft } = screen;
  // A form is drawn before what was saved of it is put in.
  if (draft) await expect.poll(() => draft.read(page), { message: "a lost draft" }).toEqual(draft.typed);
}
