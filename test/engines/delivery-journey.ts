import { expect } from "vitest";
import type { Locale } from "#contract/constants/site-languages.ts";
import { test as base } from "#test/browser/journeys/delivery/delivery-site.ts";
import { deliveryWords, mostPresses } from "#test/browser/journeys/delivery/words.ts";
import { readZip, sha256Of } from "#test/productions/read-zip.ts";
import type { EngineName } from "#test/support/engines/find-engines.ts";
import { soundServer, visitorWith } from "#test/support/engines/fixtures.ts";
import type { Wanted } from "#test/support/engines/in-page.ts";
import {
  chooseFiles,
  keepAddresses,
  putFinger,
  savedBytes,
  soundNamed,
  untilOn,
  type SentSound,
} from "./delivery-steps.ts";

const dialog = { role: "dialog" };
const pathOf = (link: string) => new URL(link).pathname;

/** From an accepted offer to its approved files, in one engine and language. */
export function deliveryIn(name: EngineName, locale: Locale): void {
  const test = base.extend("visitor", { scope: "file" }, visitorWith(name, soundServer));

  test(`takes are sent, noted on, replaced, compared and approved in ${locale}`, async ({
    visitor,
    site,
    line,
    accept,
    letterOf,
    findProduction,
  }) => {
    const say = deliveryWords[locale];
    const { offerId, title } = await accept(locale);
    let presses = 0;
    const press = (wanted: Wanted) => {
      presses += 1;
      return visitor.press(wanted);
    };
    const choose = (sounds: SentSound[]) => {
      presses += 1;
      return chooseFiles(visitor, sounds);
    };
    const openAs = async (user: "demo-client" | "demo-owner", path: string, width: number) => {
      await visitor.resize(width);
      await visitor.open(path, { token: await site.logIn(user), locale });
    };
    const handOver = async (count: number) => {
      await untilOn(visitor, say.handOverTakes(count));
      await visitor.picture(`delivery-prepared-${count}`);
      await press({ role: "button", name: say.handOverTakes(count) });
      await press({ role: "button", name: say.handOver, in: dialog });
      await visitor.misses(dialog);
    };
    const play = async () => {
      await press({ role: "button", name: say.play(say.opening) });
      await visitor.sees({ role: "button", name: say.pause(say.opening) });
    };

    const closing = soundNamed(say.closing, 2, 12);
    await visitor.step(
      "the agency sends two takes over a line that is cut, and hands them over",
      async () => {
        await openAs("demo-owner", `/offers/${offerId}`, 1440);
        await visitor.sees({ text: say.choose });
        line.cut(3, 200_000);
        await choose([soundNamed(say.opening, 1, 5), closing]);
        await handOver(2);
        expect(line.cuts).toBe(0);
      },
    );

    const told = await letterOf("demo-client", say.handedOver(title));
    await visitor.step("the client listens on a phone", async () => {
      await openAs("demo-client", pathOf(told.link), 390);
      await play();
    });
    const field = { css: "main form textarea" };
    for (const [nth, [from, to]] of [[0.4], [0.5, 0.8], [0.4]].entries())
      await visitor.step(`the client writes note ${nth + 1}`, async () => {
        presses += 1;
        await putFinger(visitor, from ?? 0, to);
        await visitor.sees(field);
        await visitor.picture(`delivery-note-${nth + 1}`);
        await visitor.enter(field, say.said[nth] ?? "");
        await press({ role: "button", name: say.addNote });
        await visitor.sees({ css: "[data-note]", at: nth });
        await visitor.misses(field);
      });
    await visitor.step("the client asks for changes", async () => {
      await press({ role: "button", name: say.askWithNotes(3) });
      await press({ role: "button", name: say.ask, in: dialog });
      await visitor.misses(dialog);
    });

    await letterOf("demo-owner", say.asked(title));
    const opening = soundNamed(say.opening, 3, 6);
    await visitor.step("the agency sends another take in place of the first", async () => {
      await openAs("demo-owner", `/offers/${offerId}`, 1440);
      await visitor.sees({ text: say.said[0] });
      await choose([opening]);
      await handOver(1);
    });

    const again = await letterOf("demo-client", say.handedOver(title), 2);
    await visitor.step("the client compares it with the one before", async () => {
      await openAs("demo-client", pathOf(again.link), 1440);
      await play();
      await press({ role: "button", name: say.compare });
      await press({ role: "button", name: say.back });
      await visitor.sees({ role: "button", name: say.compare });
      await visitor.picture("delivery-compared");
    });
    await visitor.step("the client approves", async () => {
      await press({ role: "button", name: say.approve });
      await press({ role: "button", name: say.approve, in: dialog });
      await visitor.sees({ role: "heading", name: say.approved });
      await visitor.picture("delivery-approved");
    });

    const sums = [opening, closing].map(({ bytes }) => sha256Of(bytes));
    const { approval } = await findProduction(offerId);
    expect(approval?.takes.map(({ sha256 }) => sha256).toSorted()).toEqual(sums.toSorted());
    await visitor.step("the client downloads all files", async () => {
      await keepAddresses(visitor);
      await press({ role: "button", name: `~${say.downloadAll}` });
      const files = await readZip(await savedBytes(visitor));
      expect(files.toSorted()).toEqual(
        [
          [`${title}_${say.opening}.wav`, sums[0]],
          [`${title}_${say.closing}.wav`, sums[1]],
        ].toSorted(),
      );
    });
    expect(presses).toBeLessThanOrEqual(mostPresses);
  });
}
