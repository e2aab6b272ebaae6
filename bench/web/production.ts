import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { openEmbedded, rowsOf } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions, takeNotes, takes } from "#server/db/schema/productions.ts";
import { throttle } from "./throttle.ts";

/** What a production is made of: takes of so many seconds, and notes of all of them together. */
interface Work {
  takes: number;
  seconds: number;
  notes: number;
}

/** Two hexadecimal digits for each bar, as peaks are stored. */
const peaksOf = (nth: number) =>
  Array.from({ length: productionLimits.peakBars }, (_, bar) =>
    (40 + ((bar * 37 + nth * 11) % 200)).toString(16).padStart(2, "0"),
  ).join("");

/** Stores productions of the demo's client in review in the folder of a server that does not run; answers their offers. */
export async function fillProductions(folder: string, works: readonly Work[]): Promise<string[]> {
  const { db, close } = await openEmbedded({ directory: join(folder, "database") });
  const [client] = await rowsOf<{ id: string; account: string }>(
    db,
    sql`select id, account_id as account from users where user_name = 'demo-client'`,
  );
  const ids: string[] = [];
  for (const work of works) {
    const id = randomUUID();
    ids.push(id);
    const draft = { budget: 1250, platform: "TV", version: 1, status: "accepted" as const };
    await db
      .insert(offers)
      .values({ ...draft, id, accountId: client?.account, userId: client?.id, title: "Uzun iş" });
    await db.insert(productions).values({ offerId: id, state: "review", round: 1, handedOverAt: new Date() });
    const rows = Array.from({ length: work.takes }, (_, nth) => ({
      id: randomUUID(),
      offerId: id,
      round: 1,
      place: nth,
      title: `Bölüm ${nth + 1}`,
      fileName: `${nth + 1}.wav`,
      bytes: 1000,
      state: "ready" as const,
      format: "wav" as const,
      sha256: "0".repeat(64),
      seconds: work.seconds,
      channels: 2,
      sampleRate: 48_000,
      bitDepth: 24,
      peaks: peaksOf(nth),
    }));
    await db.insert(takes).values(rows);
    const notes = Array.from({ length: work.notes }, (_, nth) => ({
      takeId: rows[nth % work.takes]?.id ?? "",
      number: nth + 1,
      round: 1,
      from: Math.floor((nth / work.notes) * work.seconds * 1000),
      side: "client" as const,
      userId: client?.id ?? null,
      text: `Bu cümle biraz daha sıcak olabilir mi? ${nth + 1}`,
    }));
    await db.insert(takeNotes).values(notes);
  }
  await close();
  return ids;
}

/** Milliseconds from opening a production's page until every waveform and the notes of the first take are drawn, with the CPU 4× slower. */
export async function openProduction(
  { browser, origin, token }: { browser: Browser; origin: string; token: string },
  offerId: string,
  { takes: count }: Work,
): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  await throttle(page, { network: false });
  await page.goto(`${origin}/offers/${offerId}`);
  const drawn = await page.waitForFunction(
    (waves) =>
      document.querySelectorAll('[id^="wave-"] svg').length >= waves &&
      document.querySelector('[id^="wave-"] button') &&
      performance.now(),
    count,
  );
  const milliseconds = Number(await drawn.jsonValue());
  await context.close();
  return milliseconds;
}
