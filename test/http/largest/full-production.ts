import { productionLimits } from "#contract/constants/production-limits.ts";
import { takeNotes, takeReplies, takes } from "#server/db/schema/productions.ts";
import type { World } from "#test/permissions/world.ts";
import { inParts, letters, times } from "./full-catalogue.ts";

const { takesARound, peakBars, notes, noteLetters, note, replies, reply } = productionLimits;
const file = {
  title: letters(productionLimits.title),
  fileName: letters(255),
  bytes: productionLimits.takeBytes,
  state: "ready" as const,
  format: "wav" as const,
  sha256: "f".repeat(64),
  seconds: productionLimits.takeSeconds,
  channels: productionLimits.channels,
  sampleRate: 192_000,
  bitDepth: 24,
  peaks: "ff".repeat(peakBars),
  checks: {
    loudness: -23.12,
    truePeak: -1.23,
    clippedSamples: 1_000_000,
    headSilence: 1000.123,
    tailSilence: 1000.123,
    silentChannels: times(productionLimits.channels, (nth) => nth + 1),
    spokenSeconds: 40_000.123,
  },
};

/** So many notes may still be written, each time that one is tried. */
const left = 8;

/** The work on an offer with all takes and, on one of them, nearly all notes and letters of them there may be. */
export async function fillProduction({
  server,
  people: { client },
  production: { offerId, takeId },
}: World): Promise<void> {
  const { db } = server.parts;
  const more = times(productionLimits.takes - 1, (nth) => ({
    ...file,
    offerId,
    round: 1,
    place: nth % takesARound,
    replaces: takeId,
  }));
  await inParts(more, (some) => db.insert(takes).values(some));
  const said = { side: "client" as const, userId: client.userId };
  const place = { takeId, round: 2, from: 1000, to: 2000 };
  // A few long notes with long replies, and as many short ones as there is room for.
  const long = Math.floor((noteLetters - notes * 10) / (note + replies * reply));
  const made = await db
    .insert(takeNotes)
    .values(
      times(notes - left, (nth) => ({
        ...place,
        ...said,
        number: nth + 2,
        text: letters(nth < long ? note : 1),
      })),
    )
    .returning();
  const answers = made
    .slice(0, long)
    .flatMap(({ id: noteId }) =>
      times(replies, () => ({ noteId, side: "agency" as const, text: letters(reply) })),
    );
  await inParts(answers, (some) => db.insert(takeReplies).values(some));
}
