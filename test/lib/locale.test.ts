import { describe, expect, it } from "vitest";
import { addressIn } from "#src/lib/i18n/locale.ts";

describe("the address in a language", () => {
  it.each([
    ["/", "en", "/?lang=en"],
    ["/?lang=en", "en", "/?lang=en"],
    ["/?lang=en", "tr", "/"],
    ["/?lang=tr", "tr", "/"],
    ["/?lang=xx#contact", "tr", "/#contact"],
    ["/#contact", "en", "/?lang=en#contact"],
    ["/panel?page=2&lang=en", "en", "/panel?page=2"],
    ["/panel?page=2", "tr", "/panel?page=2"],
    ["/login?next=%2Fpanel%3Flang%3Den", "en", "/login?next=%2Fpanel%3Flang%3Den"],
  ] as const)("%s in %s is %s", (path, locale, mended) => {
    expect(addressIn(locale, new URL(path, "https://tinora.example"))).toBe(mended);
  });
});
