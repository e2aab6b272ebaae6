import { buffer } from "node:stream/consumers";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { pressNoted } from "#test/browser/journeys/request/presses.ts";
import { lookAgain } from "#test/browser/offers/steps.ts";
import { readZip, sha256Of } from "#test/productions/read-zip.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { test } from "./delivery-site.ts";
import { drag, hold } from "./touch.ts";
import { deliveryWords, mostPresses } from "./words.ts";

const phone = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } };

const fileOf = (title: string, bytes: Buffer) => ({
  name: `${title}.wav`,
  mimeType: "audio/wav",
  buffer: bytes,
});
type SentFile = ReturnType<typeof fileOf>;

/** Chooses files in the dialog of the drop zone. */
const choose = (page: OpenPage, files: SentFile[]) => page.locator('input[type="file"]').setInputFiles(files);

/** Waits until a button does what it says; the page asks for what is new meanwhile. */
async function untilOn(button: Locator): Promise<void> {
  const isOn = async () => {
    await lookAgain(button.page());
    return (await button.count()) > 0 && (await button.getAttribute("aria-disabled")) !== "true";
  };
  await expect.poll(isOn).toBe(true);
}

test.for([
  { locale: "tr", theme: "light" },
  { locale: "en", theme: "dark" },
] as const)(
  "from an accepted offer to approved files, in $locale: takes over a line that is cut, notes by touch, a replaced take",
  async (look, { open, openUrl, site, line, accept, letterOf, findProduction }) => {
    const { locale } = look;
    const say = deliveryWords[locale];
    const { offerId, title } = await accept(locale);
    const made: string[] = [];
    const press = (target: Locator, how?: "tap") => pressNoted(made, target, how);
    const asClient = { ...look, token: await site.logIn("demo-client") };
    const handOver = async (page: OpenPage, count: number) => {
      const button = page.getByRole("button", { name: say.handOverTakes(count), exact: true });
      await untilOn(button);
      expect(await axeFindings(page)).toEqual([]);
      await press(button);
      await press(page.getByRole("dialog").getByRole("button", { name: say.handOver, exact: true }));
    };

    // The agency sends two takes, the longer one in two parts over a line that is cut three times, and hands them over.
    const owner = await open(`/offers/${offerId}`, { ...look, as: "demo-owner" });
    const closing = shortSound(2, 90, 48_000);
    line.cut(3, 2_000_000);
    made.push("two files");
    await choose(owner, [fileOf(say.opening, shortSound(1, 10, 48_000)), fileOf(say.closing, closing)]);
    await handOver(owner, 2);
    expect(line.cuts).toBe(0);

    // The client opens the letter on a phone, listens, and writes three notes with a finger.
    const told = await letterOf("demo-client", say.handedOver(title));
    expect(told.text).toContain(`${say.opening} (0:10)`);
    const listener = await openUrl(told.link, { ...asClient, ...phone });
    await press(listener.getByRole("button", { name: say.play(say.opening), exact: true }), "tap");
    await listener.getByRole("button", { name: say.pause(say.opening), exact: true }).waitFor();
    const field = listener.getByRole("textbox", { name: say.note });
    const touches = [
      () => hold(listener, 0.4, () => field.waitFor()),
      () => drag(listener, 0.5, 0.8),
      () => hold(listener, 0.4, () => field.waitFor()),
    ];
    for (const [nth, touch] of touches.entries()) {
      made.push("the waveform");
      await touch();
      await field.fill(say.said[nth] ?? "");
      await press(listener.getByRole("button", { name: say.addNote, exact: true }), "tap");
      await field.waitFor({ state: "detached" });
      // With it the words above the waveform change, which moves: whoever aims sees that.
      await listener.getByText(say.said[nth] ?? "", { exact: true }).waitFor();
    }
    expect(await axeFindings(listener)).toEqual([]);
    await press(listener.getByRole("button", { name: say.askWithNotes(3), exact: true }), "tap");
    await press(listener.getByRole("dialog").getByRole("button", { name: say.ask, exact: true }), "tap");

    // The agency sends another one in place of the first.
    await letterOf("demo-owner", say.asked(title));
    await lookAgain(owner);
    for (const said of say.said) await owner.getByText(said, { exact: true }).waitFor();
    const opening = shortSound(3, 12, 48_000);
    made.push("a file");
    await choose(owner, [fileOf(say.opening, opening)]);
    await handOver(owner, 1);

    // The client compares it with the one before, and approves.
    const again = await letterOf("demo-client", say.handedOver(title), 2);
    const client = await openUrl(again.link, asClient);
    await press(client.getByRole("button", { name: say.play(say.opening), exact: true }));
    await press(client.getByRole("button", { name: say.compare, exact: true }));
    await client.getByRole("button", { name: say.pause(say.opening), exact: true }).waitFor();
    await press(client.getByRole("button", { name: say.back, exact: true }));
    expect(await axeFindings(client)).toEqual([]);
    await press(client.getByRole("button", { name: say.approve, exact: true }));
    const approving = client.getByRole("dialog");
    for (const take of [say.opening, say.closing]) await approving.getByText(take, { exact: true }).waitFor();
    await press(approving.getByRole("button", { name: say.approve, exact: true }));
    await client.getByRole("heading", { level: 2, name: say.approved, exact: true }).waitFor();
    expect(await axeFindings(client)).toEqual([]);

    // What was approved is what was sent, what the record and both letters say, and what is downloaded.
    const sums = [opening, closing].map(sha256Of);
    const { approval, takes } = await findProduction(offerId);
    expect(approval?.takes.map(({ sha256 }) => sha256).toSorted()).toEqual(sums.toSorted());
    const noted = takes.reduce((sum, { openNotes }) => sum + openNotes, 0);
    expect(noted).toBe(3);
    for (const user of ["demo-client", "demo-owner"] as const) {
      const { text } = await letterOf(user, say.approvedTakes(title));
      for (const sum of sums) expect(text).toContain(sum);
    }
    made.push("the files");
    const [download] = await Promise.all([
      client.waitForEvent("download"),
      client.getByRole("button", { name: say.downloadAll }).click(),
    ]);
    const files = await readZip(await buffer(await download.createReadStream()));
    expect(files.toSorted()).toEqual(
      [
        [`${title}_${say.opening}.wav`, sums[0]],
        [`${title}_${say.closing}.wav`, sums[1]],
      ].toSorted(),
    );

    // Chromium says by itself that the line was cut.
    const faults = owner.faults.filter((fault) => !fault.startsWith("Failed to load resource: net::ERR_"));
    expect([...faults, ...owner.lostFocus]).toEqual([]);
    for (const page of [listener, client]) expect([...page.faults, ...page.lostFocus]).toEqual([]);
    expect(made.length).toBeLessThanOrEqual(mostPresses);
  },
);
