import { eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { FirstOffer } from "#contract/offers/first-offer.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import type { RequestRow } from "#server/voice-requests/acts/add-event.ts";
import { findMerged, findRoomsOf, findWishes } from "./linked.ts";

/** A number alone, or before the word for versions in either language, as in “30 saniye, 2 versiyon”. */
const versionCount = /^(\d{1,3})$|(\d{1,3})\s*vers/iu;

/** How many versions a visitor's words name; one where they name none. */
function versionOf({ projectVersion }: RequestRow): number {
  const [, alone, before] = versionCount.exec(projectVersion) ?? [];
  return Math.max(limits.version.least, Number(alone ?? before ?? 1));
}

/** Which field of a request fills which one of an offer. */
const filled = {
  platform: ({ projectMedium }: RequestRow) => projectMedium,
  version: versionOf,
  notes: ({ projectVersion, voiceRequirements }: RequestRow) => {
    const both = [projectVersion, voiceRequirements].filter(Boolean).join("\n");
    return both.length > limits.offer.notes ? voiceRequirements : both;
  },
};

/**
 * The offer that waits for a client who was made of a request and has sent none: what was asked for, with the voice that was
 * chosen last in its rooms; null without either, and once the voice is not visible.
 */
export async function readFirstOffer(db: Db, accountId: string, today: string): Promise<FirstOffer["offer"]> {
  const [request] = await db.select().from(voiceRequests).where(eq(voiceRequests.accountId, accountId));
  if (!request || (await db.$count(offers, eq(offers.accountId, accountId))) > 0) return null;
  const { ids } = await findMerged(db, request.mergedInto ?? request.id);
  const rooms = await findRoomsOf(db, ids);
  const wishes = await findWishes(
    db,
    rooms.map(({ id }) => id),
    today,
  );
  const wish = wishes.find(({ voiceArtistName }) => voiceArtistName !== null);
  if (!wish) return null;
  return {
    platform: filled.platform(request),
    version: filled.version(request),
    notes: filled.notes(request),
    voiceIds: [wish.voiceId],
    requestedAt: request.createdAt.toISOString(),
    chosenAt: wish.at,
  };
}
