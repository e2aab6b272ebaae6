import { i18n, type Messages } from "@lingui/core";
import { afterEach, expect, it } from "vitest";
import { loadWholeCatalogue, setCatalogues, showLanguage } from "#src/lib/i18n/locale.ts";

afterEach(async () => {
  await loadWholeCatalogue();
  i18n.loadAndActivate({ locale: "", messages: {} });
});

const shown = () => document.documentElement.lang;

it("is the one that was chosen last, though its sentences come first", async () => {
  const turkish = Promise.withResolvers<{ messages: Messages }>();
  const english = async () => ({ messages: {} });
  setCatalogues({ tr: () => turkish.promise, en: english }, { haveLateParts: true });
  const first = showLanguage("tr");
  await showLanguage("en");
  expect(shown()).toBe("en");
  turkish.resolve({ messages: {} });
  await first;
  expect(shown()).toBe("en");
});

it("is the one before, where the last one's sentences can't be loaded", async () => {
  const turkish = Promise.withResolvers<{ messages: Messages }>();
  const english = () => Promise.reject(new Error("no network"));
  setCatalogues({ tr: () => turkish.promise, en: english }, { haveLateParts: true });
  const first = showLanguage("tr");
  await expect(showLanguage("en")).rejects.toThrow();
  turkish.resolve({ messages: {} });
  await first;
  expect(shown()).toBe("tr");
});
