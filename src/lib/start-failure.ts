import { preferredLocale } from "./locale.ts";

// The catalogue may be what could not be loaded, so both languages stand here.
const words = {
  tr: { sentence: "Bir sorun oluştu, lütfen tekrar deneyin", retry: "Tekrar dene" },
  en: { sentence: "Something went wrong, please try again", retry: "Try again" },
};

/** Says that the application itself could not be loaded, instead of leaving the page empty. */
export function showStartFailure(root: HTMLElement): void {
  const { sentence, retry } = words[preferredLocale()];
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = sentence;
  const button = document.createElement("button");
  button.textContent = retry;
  button.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.className = "start-failure";
  main.append(text, button);
  root.replaceChildren(main);
}
