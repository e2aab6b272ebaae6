import { expect } from "vitest";
import { routePaths } from "#build/routes.ts";
import { triesAll } from "#test/support/amount.ts";
import { looksInPlace } from "./in-place.ts";
import { faint } from "#test/support/browser/faint.ts";
import { looksEnabled } from "#test/support/browser/forced-colours.ts";
import { tooNarrow } from "#test/support/browser/too-narrow.ts";
import { misplaced } from "#test/support/browser/misplaced.ts";
import { looks, strictLooks } from "./looks.ts";
import { test } from "./pages.ts";

test("every page of the application is looked at", async () => {
  // The owners' start leads on to the dashboard.
  const paths = ["/owner", ...Object.keys(looks), ...Object.keys(strictLooks)];
  expect(paths).toEqual(expect.arrayContaining(await routePaths()));
});

looksInPlace(test, looks, triesAll);

test.for<[name: string, frame: string, cover: string]>([
  ["a cover", "position: relative", "position: absolute; inset: 0 0 0 100px; z-index: 1"],
  ["an edge that cuts", "overflow: hidden; height: 20px", ""],
  ["a frame that is too narrow", "width: 40px; border: 1px solid", ""],
])("%s is found", async ([, frame, cover], { open }) => {
  const page = await open("/login");
  expect(await misplaced(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Giriş yap", exact: true })
    .evaluate(
      (button, styles) => {
        const [outer, above] = [document.createElement("div"), document.createElement("div")];
        outer.style.cssText = styles.frame;
        above.style.cssText = styles.cover;
        button.style.width = "200px";
        button.replaceWith(outer);
        outer.append(button, above);
      },
      { frame, cover },
    );
  expect(await misplaced(page)).toEqual([expect.stringContaining("Giriş yap")]);
});

test("a field that shows no word is found", async ({ open }) => {
  const page = await open("/login");
  expect(await tooNarrow(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Kullanıcı adı" }).evaluate((field) => {
    field.style.cssText = "flex: none; width: 72px";
  });
  expect(await tooNarrow(page)).toEqual([expect.stringContaining("username")]);
});

test("a ring on its own colour, none at all, and bars on their ground are found", async ({ open }) => {
  const page = await open("/login");
  expect(await faint(page)).toEqual([]);
  await page.evaluate(() => {
    const [button] = document.querySelectorAll<HTMLElement>("main button[type=submit]");
    const [box] = document.querySelectorAll<HTMLElement>("main form > *");
    if (box) box.style.cssText = "padding: 8px; background: #1f4fd8";
    button?.style.setProperty("outline", "none", "important");
    const bars = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    bars.setAttribute("class", "bars");
    const bar = document.createElementNS(bars.namespaceURI, "path");
    bar.setAttribute("stroke", "#f0f0f0");
    bars.append(bar);
    document.body.append(bars);
  });
  expect(await faint(page)).toEqual([
    expect.stringMatching(/^ring of input .* 1\.00$/),
    expect.stringMatching(/^button “Giriş yap” .* shows no ring$/),
    expect.stringMatching(/^bars of svg .* 1\.\d\d$/),
  ]);
});

test("a disabled button that looks pressable in forced colours is found", async ({ open }) => {
  const page = await open("/panel", { as: "demo-client" });
  const apply = page.getByRole("button", { name: "Filtreleri uygula" });
  expect(await apply.getAttribute("aria-disabled")).toBe("true");
  expect(await looksEnabled(page)).toEqual([]);
  await apply.evaluate((button) => button.style.setProperty("color", "ButtonText", "important"));
  expect(await looksEnabled(page)).toEqual([expect.stringContaining("Filtreleri uygula")]);
});
