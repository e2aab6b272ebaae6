import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { OfferDetails, OlderEvents } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import { DiskAudioStore, isShipped } from "#server/audio/disk-store.ts";
import { openFolder } from "#server/db/open-folder.ts";
import { offerAttachments } from "#server/db/schema/offers.ts";
import { sweepAudio } from "#server/housekeeping/sweep-audio.ts";
import { folders } from "#server/paths.ts";
import { triesAll } from "#test/support/amount.ts";
import { test } from "#test/support/built/fixtures.ts";
import { get, getAll, logIn } from "#test/support/built/callers.ts";
import { randomFrom } from "#test/support/random.ts";
import { findVoiceIds } from "#drills/torture/writers.ts";
import { findTorn, OfferLedger, timesDone } from "./offer-ledger.ts";
import { fileBytes, isRefusal, openOffers, sendAct, type Talking, talkUntilKilled } from "./offer-writers.ts";

const kills = triesAll ? 10 : 4;
/** A server is killed once it has answered so many acts at most, and so many milliseconds at most after that. */
const life = { acts: 24, milliseconds: 20 };

/** An offer with all its events: an answer holds the newest of them only. */
async function readOffer({ origin, people }: Talking, offerId: string): Promise<OfferDetails> {
  const path = `/api/v1/offers/${offerId}`;
  const offer = await get<OfferDetails>(origin, people.agency, path);
  let { events, hasOlder } = offer;
  while (hasOlder) {
    const before = events[0]?.eventId;
    const older = await get<OlderEvents>(origin, people.agency, `${path}/events?before=${before}`);
    events = [...older.events, ...events];
    hasOlder = older.hasOlder;
  }
  return { ...offer, events, hasOlder };
}

/** What was acknowledged and is not there, or is there twice, and what was read before and has changed. */
async function findLost(talking: Talking, offerIds: Iterable<string>): Promise<string[]> {
  const { ledger } = talking;
  const damage: string[] = [];
  for (const offerId of offerIds) {
    const offer = await readOffer(talking, offerId);
    damage.push(...findTorn(offer));
    const before = ledger.read.get(offerId) ?? [];
    if (JSON.stringify(offer.events.slice(0, before.length)) !== JSON.stringify(before))
      damage.push(`what was read of ${offerId} has changed`);
    ledger.read.set(offerId, offer.events);
    for (const act of ledger.acknowledged.filter((one) => one.offerId === offerId))
      if (timesDone(act, offer) !== 1) damage.push(`${act.key} is there ${timesDone(act, offer)} times`);
  }
  return damage;
}

/** Sends once more, with the same key, what was never answered and what was answered last. */
async function repeat(talking: Talking): Promise<string[]> {
  const { ledger } = talking;
  const damage: string[] = [];
  const answered = ledger.acknowledged.slice(-4);
  const acts = [...answered, ...ledger.unknown];
  ledger.unknown = [];
  for (const act of acts) {
    const { status } = await sendAct(talking, act);
    const wasAnswered = answered.includes(act);
    const times = timesDone(act, await readOffer(talking, act.offerId));
    if (status === 200 ? times !== 1 : wasAnswered || !isRefusal(status))
      damage.push(`${act.key} sent again was answered with ${status} and is there ${times} times`);
    if (status === 200 && !wasAnswered) ledger.acknowledged.push(act);
  }
  return damage;
}

/** Whether the tabs count what the list holds. */
async function findMiscounted({ origin, people }: Talking): Promise<string[]> {
  const { counts } = await get<OfferPage>(origin, people.agency, "/api/v1/offers?page=0&size=1");
  const offers = await getAll<OfferPage["content"][number]>(origin, people.agency, "/api/v1/offers");
  const tally = (tab: string) =>
    offers.filter(({ status, turn }) => (status === "open" ? turn : status) === tab).length;
  return Object.entries(counts).flatMap(([tab, count]) =>
    tally(tab) === count ? [] : [`${count} offers are counted as ${tab}, and there are ${tally(tab)}`],
  );
}

/** Whether every file that was acknowledged can be read, each once. */
async function findLostFiles({ origin, people, ledger }: Talking): Promise<string[]> {
  const damage: string[] = [];
  for (const { side, offerId, attachmentId } of ledger.files) {
    const answer = await fetch(`${origin}/api/v1/offers/${offerId}/attachments/${attachmentId}`, {
      headers: { authorization: `Bearer ${people[side].token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.equals(fileBytes)) damage.push(`file ${attachmentId} answered ${answer.status}`);
  }
  return damage;
}

/** What is left of files a day after the last kill: rows, and bytes that no row names or a row misses. */
async function findOrphans(data: string): Promise<string[]> {
  const database = await openFolder(data, folders.migrations);
  try {
    const audio = new DiskAudioStore(join(data, "audio"), folders.demoAudio);
    await sweepAudio({ db: database.db, audio }, new Date(Date.now() + 60_000));
    const rows = await database.db.select().from(offerAttachments);
    const stray = rows.filter(({ eventId, storageKey }) => eventId === null || storageKey === null);
    const named = rows.flatMap(({ storageKey }) =>
      storageKey && !isShipped(storageKey) ? [storageKey] : [],
    );
    const stored = (await readdir(join(data, "audio")).catch(() => [])).filter((name) =>
      name.startsWith("attachment-"),
    );
    return [
      ...stray.map(({ id }) => `attachment ${id} belongs to no message`),
      ...(named.toSorted().join() === stored.toSorted().join()
        ? []
        : [`bytes ${stored.join()} for ${named.join()}`]),
    ];
  } finally {
    await database.close();
  }
}

test(
  "kill -9 while both sides write loses, tears and doubles nothing of an offer",
  { timeout: 600_000 },
  async ({ filledData, start }) => {
    const seed = Math.floor(Math.random() * 1_000_000_000);
    const random = randomFrom(seed);
    const settings = { DATA_DIR: filledData, LOG_LEVEL: "silent" };
    const ledger = new OfferLedger();
    const damage: string[] = [];
    let server = await start(settings);
    const people = {
      client: await logIn(server.origin, "demo-client"),
      agency: await logIn(server.origin, "demo-owner"),
    };
    const voiceIds = await findVoiceIds(server.origin, people.client);
    const talkingTo = (origin: string, offerIds: string[]): Talking => ({
      origin,
      people,
      offerIds,
      voiceIds,
      ledger,
      random,
      stopped: false,
    });
    let offerIds: string[] = [];
    for (let nth = 0; nth < kills; nth += 1) {
      offerIds = await openOffers(talkingTo(server.origin, offerIds), 3);
      const talking = talkingTo(server.origin, offerIds);
      const talked = talkUntilKilled(talking);
      const enough = ledger.acknowledged.length + 1 + random() * life.acts;
      // On a busy machine hardly a file is taken in so short a life: the last one has one at least.
      const hasFile = () => ledger.files.length > 0 || nth < kills - 1;
      while (ledger.acknowledged.length < enough || !hasFile()) await sleep(1);
      await sleep(random() * life.milliseconds);
      await server.stop("SIGKILL");
      talking.stopped = true;
      await talked;
      server = await start(settings);
      const again = talkingTo(server.origin, offerIds);
      damage.push(...(await findLost(again, offerIds)), ...(await repeat(again)));
    }
    const last = talkingTo(server.origin, offerIds);
    damage.push(
      ...(await findLost(last, ledger.read.keys())),
      ...(await findLostFiles(last)),
      ...(await findMiscounted(last)),
    );
    await server.stop();
    damage.push(...(await findOrphans(filledData)), ...ledger.wrong);
    expect(damage, `seed ${seed}`).toEqual([]);
    expect(ledger.acknowledged.length).toBeGreaterThan(kills);
    expect(ledger.files.length).toBeGreaterThan(0);
  },
);
