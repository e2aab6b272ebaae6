import { createHash } from "node:crypto";
import { voiceRequestStatuses } from "#contract/constants/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { addEvent } from "#server/voice-requests/acts/add-event.ts";
import { changeStatus } from "#server/voice-requests/change-status.ts";
import { personOf } from "#server/voice-requests/person.ts";
import { readPhone } from "#server/voice-requests/phone.ts";
import { insertRequest } from "#server/voice-requests/sql.ts";
import { demoAudioRows } from "./audio-rows.ts";
import { demoVoiceRequests } from "#demo/customers/voice-requests.ts";
import { isUnused, lockFilling, markDemoFilled } from "./facts.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillCounts } from "./fill-counts.ts";
import { demoUserRows, fillPeople } from "./fill-people.ts";

interface FillParts {
  db: Db;
  clock: () => Date;
  passwords: Passwords;
  /** The folder of the shipped demo clips. */
  audioFolder: string;
}

/** Stores the requests, without the letters that they would be owed, and lets the owner move them where they are. */
async function fillRequests(tx: Db, when: (minutesAgo: number) => Date, ownerId: string): Promise<void> {
  for (const { createdMinutesAgo, status, ...request } of demoVoiceRequests.toReversed()) {
    const createdAt = when(createdMinutesAgo);
    const phoneE164 = readPhone(request.phone);
    const row = await insertRequest(tx, {
      ...request,
      phoneE164,
      person: await personOf(tx, request.email, phoneE164),
      bodyHash: createHash("sha256").update(request.id).digest("hex"),
      createdAt,
    });
    await addEvent(tx, row, { kind: "arrived", userId: null, details: { suspicion: null } }, createdAt);
    for (const step of voiceRequestStatuses.slice(1, voiceRequestStatuses.indexOf(status) + 1))
      await changeStatus(tx, { actorId: ownerId }, request.id, step, when(createdMinutesAgo / 2));
  }
}

/** Fills an unused database with the demo catalogue, whole or not at all. */
export async function fillDemo({ db, clock, passwords, audioFolder }: FillParts): Promise<void> {
  const [audioRows, userRows] = [await demoAudioRows(audioFolder), await demoUserRows(passwords)];
  const now = clock().getTime();
  const when = (minutesAgo: number) => new Date(now - minutesAgo * 60_000);
  await db.transaction(async (tx) => {
    await lockFilling(tx);
    if (!(await isUnused(tx))) return;
    await fillCatalogue(tx, audioRows, when);
    await fillCounts(tx, when);
    const ownerId = await fillPeople(tx, { rows: userRows, clips: audioRows, when, passwords });
    await fillRequests(tx, when, ownerId);
    await markDemoFilled(tx);
  });
}
