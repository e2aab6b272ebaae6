import { preferredLocale } from "#src/lib/i18n/locale.ts";

// Both languages are written here, because the catalogue itself may be what failed to load.
const texts = {
  tr: { sentence: "Bir sorun oluştu, lütfen tekrar deneyin", retry: "Tekrar dene" },
  en: { sentence: "Something went wrong, please try again", retry: "Try again" },
};

/** Says that the application could not be loaded, so that the page is not left empty. */
export function showStartFailure(root: HTMLElement): void {
  const { sentence, retry } = texts[preferredLocale()];
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
