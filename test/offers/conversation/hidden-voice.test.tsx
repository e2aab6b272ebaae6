import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { test as base } from "#test/offers/offer-fixtures.ts";

const test = base
  // The only voice, which has a sample with an own file.
  .extend("voiceIds", { scope: "file" }, async ({ server, db }) => {
    const voiceIds = await addArtist(db, "/audio/hidden.mp3");
    const bytes = Buffer.from("sound");
    await server.parts.audio.put("kept.mp3", bytes, "audio/mpeg");
    const file = { name: "hidden.mp3", storageKey: "kept.mp3", mediaType: "audio/mpeg", sha256: "hidden" };
    await db.insert(audioFiles).values({ ...file, byteLength: bytes.length });
    await db.update(voices).set({ audioName: file.name });
    await bumpCatalogue(db);
    return voiceIds;
  });

test("a voice that was hidden since still plays in the offer that names it, with the token", async ({
  db,
  client,
  voiceIds,
  offerId,
  openOffer,
}) => {
  localStorage.setItem("locale", "tr");
  await db.update(voices).set({ state: "hidden" });
  await bumpCatalogue(db);

  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => "blob:hidden", revokeObjectURL: () => undefined });
  onTestFinished(() => {
    stopPlayer();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  const answers: (readonly [string, number])[] = [];
  watchCalls(async ({ path }, { pass }) => {
    const answer = await pass();
    answers.push([path, answer.status]);
    return answer;
  });
  const { user } = await openOffer(client, offerId);
  expect(await screen.findByText("Artık kütüphanede değil")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Oynat: / }));
  await waitFor(() => expect(usePlayer.getState().track?.voice.voiceMp3).toBe("blob:hidden"));
  expect(answers).toContainEqual([`/api/v1/voices/${voiceIds[0]}/audio?file=hidden.mp3`, 200]);
});
