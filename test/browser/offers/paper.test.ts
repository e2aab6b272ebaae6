import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { pagesOf } from "./steps.ts";

const line = "Sabahın ilk ışığında taze çekilmiş bir fincan kahve.\n";
const sign = {
  tr: "Metin sürüyor. Tamamı teklifin sayfasında.",
  en: "The text continues. All of it is on the offer’s page.",
};

test.for(someOf(["tr", "en"] as const, 1))(
  "in %s an offer with a script of 20,000 letters is printed on one page, whose foot says that it goes on",
  async (locale, { site, open }) => {
    const authorization = `Bearer ${await site.logIn("demo-client")}`;
    const headers = { authorization, "content-type": "application/json" };
    const { content } = (await (await fetch(`${site.origin}/api/v1/voices`, { headers })).json()) as {
      content: { voiceId: string }[];
    };
    const voiceIds = content.slice(0, 1).map(({ voiceId }) => voiceId);
    const script = line.repeat(400).slice(0, 20_000);
    const offer = {
      budget: 1250,
      platform: "TV",
      version: 1,
      voiceIds,
      title: `Uzun ${locale}`,
      brief: { script },
    };
    const answer = await fetch(`${site.origin}/api/v1/clients/update/demo-client`, {
      method: "POST",
      headers,
      body: JSON.stringify({ offers: [offer] }),
    });
    const { offers } = (await answer.json()) as { offers: { offerId: string; title: string }[] };
    const sent = offers.find(({ title }) => title === offer.title);
    const page = await open(`/offers/${sent?.offerId}`, {
      as: "demo-client",
      locale,
      width: 794,
      height: 1123,
    });
    await page.getByRole("article").first().waitFor();
    await page.emulateMedia({ media: "print" });
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
    // The sign lies on the screen, with nothing over it.
    const foot = page.locator("[data-print]").getByText(sign[locale]);
    const isOnTop = await foot.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === element && top + height <= innerHeight;
    });
    expect(isOnTop).toBe(true);
  },
);
