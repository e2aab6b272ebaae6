import { useSyncExternalStore } from "react";
import { removeStored } from "./storage.ts";
import { applyTheme, chooseTheme, isTheme, onThemeChange, themeKey, type Theme } from "./theme.ts";

/** A theme, or the one of the system. */
export type ThemeChoice = Theme | "system";

const currentChoice = (): ThemeChoice => {
  const chosen = document.documentElement.dataset["theme"];
  return isTheme(chosen) ? chosen : "system";
};

/** What was chosen, which may be to follow the system. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(onThemeChange, currentChoice, () => "system");

export function chooseThemeOrSystem(choice: ThemeChoice): void {
  if (choice !== "system") return chooseTheme(choice);
  removeStored(themeKey);
  applyTheme(null);
}
