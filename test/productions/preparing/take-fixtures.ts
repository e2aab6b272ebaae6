import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { claimOriginal, moveParts } from "#server/productions/original.ts";
import { test as base } from "#test/support/fixtures.ts";

/** An accepted offer whose work has begun, and what an owner sends for it. */
export const test = base
  .extend("offerId", async ({ db, client }) => {
    const { accountId, userId } = client;
    const draft = { title: "Yaz", budget: 1250, platform: "TV", version: 1, status: "accepted" as const };
    const [offer] = await db
      .insert(offers)
      .values({ ...draft, accountId, userId })
      .returning({ id: offers.id });
    const offerId = offer?.id ?? "";
    await db.insert(productions).values({ offerId });
    return offerId;
  })
  // Sends a file in parts as the browser does: the id of its upload.
  .extend(
    "send",
    ({ server, owner }) =>
      async (bytes: Buffer, partBytes: number = uploadLimits.partBytes) => {
        const payload = { name: "a.wav", size: bytes.length };
        const { headers } = owner;
        const begun = await server.inject({ method: "POST", url: "/api/v1/uploads", payload, headers });
        const { uploadId } = begun.json<Upload>();
        for (let from = 0; from < bytes.length; from += partBytes)
          await server.inject({
            method: "PUT",
            url: `/api/v1/uploads/${uploadId}?from=${from}`,
            payload: bytes.subarray(from, from + partBytes),
            headers: { ...headers, "content-type": "application/octet-stream" },
          });
        return uploadId;
      },
  )
  .extend(
    "addTake",
    ({ db, offerId }) =>
      (userId: string, uploadId: string) =>
        db.transaction(async (tx) => {
          const original = await claimOriginal(tx, { userId, uploadId });
          const [take] = await tx
            .insert(takes)
            .values({ offerId, round: 1, place: 0, title: "Yaz", ...original })
            .returning();
          if (!take) throw new Error("an insert returned no row");
          await moveParts(tx, { uploadId, takeId: take.id });
          return take;
        }),
  );
