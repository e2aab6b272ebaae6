import { i18n, type Messages } from "@lingui/core";
import { afterEach, expect, it } from "vitest";
import { loadWholeCatalogue, setCatalogues, showLanguage } from "#src/lib/i18n/locale.ts";

afterEach(async () => {
  await loadWholeCatalogue();
  i18n.loadAndActivate({ locale: "", messages: {} });
});

const noSentences = async () => ({ messages: {} });
const noNetwork = () => Promise.reject(new Error("no network"));
const shown = () => document.documentElement.lang;

it("is the one that was chosen last, though its sentences come first", async () => {
  const turkish = Promise.withResolvers<{ messages: Messages }>();
  setCatalogues({ tr: () => turkish.promise, en: noSentences }, { haveLateParts: true });
  const first = showLanguage("tr");
  await showLanguage("en");
  expect(shown()).toBe("en");
  turkish.resolve({ messages: {} });
  await first;
  expect(shown()).toBe("en");
});

it("is the one before, where the last one's sentences can't be loaded", async () => {
  const turkish = Promise.withResolvers<{ messages: Messages }>();
  setCatalogues({ tr: () => turkish.promise, en: noNetwork }, { haveLateParts: true });
  const first = showLanguage("tr");
  await expect(showLanguage("en")).rejects.toThrow("no network");
  turkish.resolve({ messages: {} });
  await first;
  expect(shown()).toBe("tr");
});
