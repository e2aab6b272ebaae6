import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

export type Theme = "light" | "dark";

export const themeKey = "theme"; // the start script reads it before the first paint
const listeners = new Set<() => void>();
const system = () => matchMedia("(prefers-color-scheme: dark)");
export const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset["theme"];
  if (isTheme(chosen)) return chosen;
  return system().matches ? "dark" : "light";
};

/** Shows a theme; the system's for anything else than a theme's name. */
export function applyTheme(theme: string | null): void {
  if (isTheme(theme)) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  for (const listener of listeners) listener();
}

const handleStorage = ({ key, newValue }: StorageEvent) => key === themeKey && applyTheme(newValue);

/** Calls `listener` when the theme may have changed. Returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  const query = system();
  if (listeners.size === 0) addEventListener("storage", handleStorage);
  listeners.add(listener);
  query.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener("change", listener);
    if (listeners.size === 0) removeEventListener("storage", handleStorage);
  };
}

/** Applies the remembered theme, also where no start script ran. */
export const restoreTheme = (): void => applyTheme(readStored(themeKey));

export function chooseTheme(theme: Theme): void {
  writeStored(themeKey, theme);
  applyTheme(theme);
}

/** The theme on screen; the system's until one is chosen. Prerendered pages are light. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => "light");
