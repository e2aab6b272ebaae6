import { expect } from "vitest";
import { routePaths } from "#build/routes.ts";
import { someOf, triesAll } from "#test/support/amount.ts";
import { misplacedAt, sizeOf } from "./crawl.ts";
import { misplaced } from "#test/support/browser/misplaced.ts";
import { looks, test, visits } from "./pages.ts";

const widths = someOf([320, 390, 600, 768, 900, 1024, 1440, 1920], 4);

test("every page of the application is looked at", async () => {
  expect(Object.keys(looks)).toEqual(expect.arrayContaining(await routePaths()));
});

/** Each look in both languages; where a part is tried, in one and the other by turns. */
const spoken = visits.flatMap((visit, nth) =>
  (triesAll ? ["tr", "en"] : [nth % 2 === 0 ? "tr" : "en"]).map((locale) => ({ ...visit, locale })),
);

test.for(spoken)(
  "at $address, $nth, of $as in $locale no control is covered or outside its box",
  async (look, { openLook }) => {
    const page = await openLook(look, sizeOf(1440));
    expect(await misplacedAt(page, widths)).toEqual([]);
  },
);

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
