import { describe } from "vitest";
import { words as landing } from "#test/landing/words.ts";
import { silentIn } from "#test/support/engines/fixtures.ts";
import type { Wanted } from "#test/support/engines/in-page.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";
import { openComparison } from "./client-steps.ts";

const test = silentIn("firefox");

const sentence = {
  tr: "~Sesi çalacak bir cihaz bulunamadı",
  en: "~No device to play sound on was found",
};
const play: Wanted = { role: "button", name: "~Oynat: ", in: { css: "main" } };
const pause: Wanted = { css: "main [data-playing]" };

/** It is said, and nothing looks as if it sounded; closed, it is said once more with the next press. */
async function isTold(visitor: Visitor, button: Wanted, locale: keyof typeof sentence = "tr"): Promise<void> {
  const alert = { text: sentence[locale], in: { role: "alert" } };
  for (const _ of ["the first press", "the next"]) {
    await visitor.press(button);
    await visitor.sees(alert);
    await visitor.misses(pause);
    await visitor.sees(button);
    await visitor.looksRight();
    await visitor.press({ role: "button", name: locale === "tr" ? "Kapat" : "Close", in: { role: "alert" } });
    await visitor.misses(alert);
  }
}

describe("a browser without a device to play on says so and pauses:", () => {
  test("the landing page's clips and shelf", async ({ visitor }) => {
    await visitor.resize(1440);
    for (const locale of ["tr", "en"] as const) {
      await visitor.open(locale === "tr" ? "/" : "/?lang=en", { locale });
      await isTold(visitor, { role: "button", name: landing[locale].play + landing[locale].arabic }, locale);
    }
    await visitor.open("/");
    const shelf = { role: "button", name: "~Oynat: ", in: { css: "article" } };
    await visitor.evaluate(() => document.querySelector("footer")?.scrollIntoView());
    await isTold(visitor, shelf);
  });

  test("the player, level matched and not", async ({ visitor, site }) => {
    await visitor.open("/panel", { token: await site.logIn("demo-client") });
    await isTold(visitor, { role: "button", name: "~Oynat: ", in: { css: "main article" } });
  });

  test("the compare page, and a room's guest", async ({ visitor, site, openRoom }) => {
    await visitor.open("/panel", { token: await site.logIn("demo-client") });
    await openComparison(visitor);
    await isTold(visitor, play);
    const { path } = await openRoom(4, { isBlind: false });
    await visitor.open(path ?? "");
    await isTold(visitor, { role: "button", name: "~Oynat: ", in: { css: "[data-letter]" } });
  });

  test("a sound that is attached to an offer", async ({ visitor, site, call }) => {
    const { content } = await call<{ content: { offerId: string }[] }>("demo-client", "offers");
    await visitor.open(`/offers/${content[0]?.offerId}`, { token: await site.logIn("demo-client") });
    await visitor.until(
      () => document.querySelector("[data-testid=attachments]") !== null,
      "files are taken",
    );
    await visitor.evaluate(async () => {
      const sound = await (await fetch("/clips/hero-ar.mp3")).blob();
      const transfer = new DataTransfer();
      transfer.items.add(new File([sound], "deneme.mp3", { type: "audio/mpeg" }));
      const input = document.querySelector<HTMLInputElement>("[data-testid=attachments]");
      if (!input) return;
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await visitor.until(
      () =>
        document
          .querySelector("[data-testid=attachments]")
          ?.closest("form")
          ?.querySelector("[aria-disabled=true]") === null,
      "it is stored",
    );
    await visitor.press({ role: "button", name: "Gönder" });
    await visitor.until(() => document.querySelector('li[aria-busy="true"]') === null, "it is sent");
    await isTold(visitor, { role: "button", name: "Oynat: deneme.mp3" });
  });
});
