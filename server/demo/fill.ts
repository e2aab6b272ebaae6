import type { AudioStore } from "#server/audio/store.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { demoAudioRows } from "./audio-rows.ts";
import { isUnused, lockFilling, markDemoFilled } from "./facts.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillCounts } from "./fill-counts.ts";
import { demoUserRows, fillPeople } from "./fill-people.ts";
import { fillProductions } from "./fill-productions.ts";
import { fillRequests } from "./fill-requests.ts";
import { makeTakes } from "./make-takes.ts";

interface FillParts {
  db: Db;
  clock: () => Date;
  passwords: Passwords;
  audio: AudioStore;
  incomingFolder: string;
  /** The folder of the shipped demo clips. */
  audioFolder: string;
}

/** Fills an unused database with the demo catalogue, whole or not at all. */
export async function fillDemo({ db, clock, passwords, audioFolder, ...stores }: FillParts): Promise<void> {
  // Passwords are hashed beside the thread that makes the takes.
  const [audioRows, userRows, takes] = await Promise.all([
    demoAudioRows(audioFolder),
    demoUserRows(passwords),
    makeTakes(stores, audioFolder),
  ]);
  const now = clock().getTime();
  const when = (minutesAgo: number) => new Date(now - minutesAgo * 60_000);
  await db.transaction(async (tx) => {
    await lockFilling(tx);
    if (!(await isUnused(tx))) return;
    await fillCatalogue(tx, audioRows, when);
    await fillCounts(tx, when);
    const { idOf, accountOf } = await fillPeople(tx, { rows: userRows, clips: audioRows, when, passwords });
    await fillProductions(tx, { when, idOf, accountOf, takes });
    await fillRequests(tx, { when, idOf, accountOf, passwords });
    await markDemoFilled(tx);
  });
}
