import { readFileSync } from "node:fs";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Trans } from "#src/lib/trans.tsx";

const shown = (words: string) => {
  i18n.loadAndActivate({ locale: "en", messages: { said: [words] } });
  const components = { 0: <b />, 1: <i /> };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans id="said" components={components} />
    </I18nProvider>,
  );
};

it("puts elements around their words, in whatever order a language needs them", () => {
  expect(shown("<1>here</1> or <0>there</0>")).toBe("<i>here</i> or <b>there</b>");
  expect(shown("<0>all</0>")).toBe("<b>all</b>");
  expect(shown("a < b")).toBe("a &lt; b");
});

it.each(["tr", "en"])("is asked for no element that it does not know in %s", (locale) => {
  const text = readFileSync(`locales/${locale}.po`, "utf8");
  const tags = text.match(/<\/?\d+\/?>/g) ?? [];
  const pairs = text.match(/<(\d+)>[^<]*<\/\1>/g) ?? [];
  expect(pairs.length).toBeGreaterThan(4);
  expect(tags).toHaveLength(pairs.length * 2);
});
