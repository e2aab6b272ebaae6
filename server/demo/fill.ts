import { createHash } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { readPhone } from "#server/voice-requests/phone.ts";
import { demoAudioRows } from "./audio-rows.ts";
import { demoVoiceRequests } from "#demo/customers/voice-requests.ts";
import { isUnused, lockFilling, markDemoFilled } from "./facts.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { demoUserRows, fillPeople } from "./fill-people.ts";

interface FillParts {
  db: Db;
  clock: () => Date;
  passwords: Passwords;
  /** The folder of the shipped demo clips. */
  audioFolder: string;
}

const requestRows = (when: (minutesAgo: number) => Date) =>
  demoVoiceRequests.toReversed().map(({ createdMinutesAgo, ...request }) => ({
    ...request,
    phoneE164: readPhone(request.phone),
    bodyHash: createHash("sha256").update(request.id).digest("hex"),
    createdAt: when(createdMinutesAgo),
  }));

/** Fills an unused database with the demo catalogue, whole or not at all. */
export async function fillDemo({ db, clock, passwords, audioFolder }: FillParts): Promise<void> {
  const [audioRows, userRows] = [await demoAudioRows(audioFolder), await demoUserRows(passwords)];
  const now = clock().getTime();
  const when = (minutesAgo: number) => new Date(now - minutesAgo * 60_000);
  await db.transaction(async (tx) => {
    await lockFilling(tx);
    if (!(await isUnused(tx))) return;
    await fillCatalogue(tx, audioRows, when);
    await fillPeople(tx, { rows: userRows, clips: audioRows, when });
    await tx.insert(voiceRequests).values(requestRows(when));
    await markDemoFilled(tx);
  });
}
