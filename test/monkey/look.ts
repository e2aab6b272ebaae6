import type { Page } from "playwright-core";

/** What is on screen, as far as it must hold after every step. */
export interface Look {
  /** The start of what stands in the page. */
  text: string;
  mains: number;
  isErrorPage: boolean;
  scrollsSideways: boolean;
  /** What has the focus; empty where nothing has. */
  focused: string;
  isFocusVisible: boolean;
  /** The modal dialogs, the topmost last, by their names. */
  dialogs: string[];
  /** Where the browser is, without the origin. */
  address: string;
}

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const { activeElement, documentElement, body } = document;
    const main = document.querySelector("main");
    const hasFocus = activeElement !== null && activeElement !== body && activeElement !== documentElement;
    const text = main?.checkVisibility() ? main.innerText.trim() : "";
    return {
      text: text.slice(0, 80),
      mains: document.querySelectorAll("main").length,
      isErrorPage: /Bir sorun oluştu, lütfen tekrar deneyin|Something went wrong, please try again/.test(
        text,
      ),
      scrollsSideways: documentElement.scrollWidth > documentElement.clientWidth,
      focused: hasFocus
        ? `${activeElement.tagName} ${activeElement.getAttribute("aria-label") ?? activeElement.textContent}`.slice(
            0,
            60,
          )
        : "",
      isFocusVisible: hasFocus && activeElement.checkVisibility({ visibilityProperty: true }),
      dialogs: [...document.querySelectorAll("dialog:modal")].map((dialog) => {
        const heading = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
        return heading?.textContent ?? dialog.getAttribute("aria-label") ?? "";
      }),
      address: location.pathname + location.search,
    };
  });

/** What a step may have done to the focus. */
export interface Step {
  /** Whether something has to have it if something had it before. */
  keepsFocus: boolean;
  /** Whether the line was in order in this step and the ones before it. */
  isLineSound: boolean;
}

/** What is wrong after a step; empty where all holds. */
export function faultsOf(before: Look, after: Look, { keepsFocus, isLineSound }: Step): string[] {
  const found: string[] = [];
  if (after.mains !== 1) found.push(`${after.mains} main landmarks`);
  if (after.text.length <= 5) found.push("nothing stands in the page");
  if (after.isErrorPage && isLineSound) found.push("an error page");
  if (after.scrollsSideways) found.push("it scrolls sideways");
  if (after.focused && !after.isFocusVisible)
    found.push(`the focus is on something hidden: ${after.focused}`);
  if (keepsFocus && before.focused && !after.focused)
    found.push(`the focus is lost; it was on ${before.focused}`);
  return found;
}
