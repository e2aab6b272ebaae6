import { screen, waitFor } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles, voices } from "#server/db/catalogue-schema.ts";
import { stopPlayer } from "#src/features/player/engine/commands.ts";
import { usePlayer } from "#src/features/player/store.ts";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { sendOffer } from "./sent-offer.ts";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer();
});
afterAll(() => server.close());

/** A sample with an own file. */
async function addSample(): Promise<string> {
  const { db, audio } = server.parts;
  const [voiceId = ""] = await addArtist(db, "/audio/hidden.mp3");
  const bytes = Buffer.from("sound");
  await audio.put("kept.mp3", bytes, "audio/mpeg");
  const file = { name: "hidden.mp3", storageKey: "kept.mp3", mediaType: "audio/mpeg", sha256: "hidden" };
  await db.insert(audioFiles).values({ ...file, byteLength: bytes.length });
  await db.update(voices).set({ audioName: file.name }).where(eq(voices.id, voiceId));
  await bumpCatalogue(db);
  return voiceId;
}

test("a voice that was hidden since still plays in the offer that names it, with the token", async () => {
  localStorage.setItem("locale", "tr");
  const client = await server.createClient();
  const voiceId = await addSample();
  const offerId = await sendOffer(server, client, { voiceIds: [voiceId] });
  await server.parts.db.update(voices).set({ state: "hidden" }).where(eq(voices.id, voiceId));
  await bumpCatalogue(server.parts.db);

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
  const { user } = await openApp(server.origin, `/offers/${offerId}`, client.token);
  expect(await screen.findByText("Artık kütüphanede değil")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Oynat: / }));
  await waitFor(() => expect(usePlayer.getState().track?.voice.voiceMp3).toBe("blob:hidden"));
  expect(answers).toContainEqual([`/api/v1/voices/${voiceId}/audio?file=hidden.mp3`, 200]);
});
