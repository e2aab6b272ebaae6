import { expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import { storedFiles } from "#test/audio/brought/brought-files.ts";
import type { EngineName } from "#test/support/engines/find-engines.ts";
import { testIn } from "#test/support/engines/fixtures.ts";

/** How many are played at once. */
const together = 6;
/** In seconds: two frames of MP3 at 24 kHz, which the coding puts at the ends; each engine leaves out others of them. */
const ends = 0.05;

/** Plays sounds to their ends; tells how each ended, how long it says it is, and where it stood then. */
function playToEnds(urls: string[]) {
  return Promise.all(
    urls.map(
      (url) =>
        new Promise<{ how: string; duration: number; end: number }>((done) => {
          const audio = new Audio(url);
          const tell = (how: string) => done({ how, duration: audio.duration, end: audio.currentTime });
          audio.muted = true;
          audio.addEventListener("ended", () => tell("ended"));
          audio.addEventListener("error", () => tell(audio.error?.message ?? "failed"));
          audio.play().catch((error: unknown) => tell(String(error)));
        }),
    ),
  );
}

/** Plays what is stored of the files in test/audio/brought, in one engine. */
export function soundsIn(name: EngineName): void {
  const test = testIn(name);

  test("each stored sound starts, and ends at its own length", async ({ visitor, site }) => {
    const headers = { authorization: `Bearer ${await site.logIn("demo-owner")}` };
    const sounds: { what: string; url: string; seconds: number }[] = [];
    for (const { what, stored, type } of await storedFiles()) {
      const body = new FormData();
      body.append("file", new Blob([Uint8Array.from(stored)], { type }), "sound");
      const answer = await fetch(`${site.origin}/api/v1/audio`, { method: "POST", headers, body });
      const { url, seconds } = (await answer.json()) as UploadedAudio;
      sounds.push({ what, url, seconds });
    }
    await visitor.open("/");
    const wrong: string[] = [];
    for (let at = 0; at < sounds.length; at += together) {
      const some = sounds.slice(at, at + together);
      const played = await visitor.evaluate(
        playToEnds,
        some.map(({ url }) => url),
      );
      for (const [place, { what, seconds }] of some.entries()) {
        const { how = "", duration = 0, end = 0 } = played[place] ?? {};
        const isRight = [duration, end].every((found) => Math.abs(found - seconds) < ends);
        if (how !== "ended" || !isRight)
          wrong.push(`${what}: ${how}, ${seconds} s, says ${duration}, at ${end}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
