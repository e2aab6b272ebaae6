import { startSentences } from "virtual:start-sentences";
import { preferredLocale } from "#src/lib/i18n/locale.ts";

/**
 * Says that the application could not be loaded, so that the page is not left empty. Its sentences are in its own code,
 * because the catalogue itself may be what failed to load.
 */
export function showStartFailure(root: HTMLElement): void {
  const { failed, retry } = startSentences[preferredLocale()];
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = failed;
  const button = document.createElement("button");
  button.textContent = retry;
  button.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.className = "start-failure";
  main.append(text, button);
  root.replaceChildren(main);
}
