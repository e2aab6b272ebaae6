import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { demoClips } from "#demo/clips.ts";
import { addArtist } from "#test/support/artists.ts";
import type { TestServer } from "#test/support/server.ts";

/** A voice of the library that has words of its own wherever a voice may have some. */
export interface TellingVoice {
  voiceId: string;
  name: string;
  /** What says who speaks, or what was spoken. */
  tells: string[];
}

const names = ["Nergis Yalın", "Tarçın Beyoğlu", "Zambak Öztürk"];

/** Stores voices of other artists each, which sound as clips of the demo. */
export async function addTellingVoices({ parts: { db } }: TestServer): Promise<TellingVoice[]> {
  const made: TellingVoice[] = [];
  for (const [nth, name] of names.entries()) {
    const clip = demoClips[nth];
    if (!clip) throw new Error("the demo has too few clips");
    const [file, title, transcript] = [`ses-${nth}-${clip.file}`, `Başlık ${name}`, `Sözler ${name}`];
    const [voiceId = ""] = await addArtist(db, `/audio/${file}`);
    const bytes = await readFile(`demo/audio/${clip.file}`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await db.insert(audioFiles).values({
      name: file,
      storageKey: `demo/${clip.file}`,
      mediaType: "audio/mpeg",
      byteLength: bytes.length,
      sha256,
      peaks: clip.peaks,
      seconds: clip.seconds,
      loudness: clip.loudness,
      truePeak: clip.truePeak,
      transcriptText: transcript,
      transcriptLanguage: "ku",
    });
    const [row] = await db
      .update(voices)
      .set({ audioName: file, title, kind: "AUDIOBOOK", shareFrom: "2020-01-01" })
      .where(eq(voices.id, voiceId))
      .returning();
    const artistId = row?.artistId ?? "";
    const facts = {
      nameKey: `anahtar-${nth}`,
      languages: ["KURDISH"],
      voiceColors: ["CHARISMATIC"],
    } as const;
    const { nameKey, ...more } = facts;
    await db
      .update(voiceArtists)
      .set({ name, nameKey, languages: [...more.languages], voiceColors: [...more.voiceColors] })
      .where(eq(voiceArtists.id, artistId));
    const ofSound = [clip.seconds, clip.loudness, clip.truePeak].map(String);
    made.push({
      voiceId,
      name,
      tells: [
        name,
        ...name.split(" "),
        nameKey,
        voiceId,
        artistId,
        file,
        clip.file,
        title,
        transcript,
      ].concat(
        ["Female", "ADULT", "KURDISH", "CHARISMATIC", "AUDIOBOOK", "Sanatçı", "/audio/ses"],
        [sha256, sha256.slice(0, 16), clip.peaks, clip.peaks.slice(0, 16)],
        ofSound.filter((text) => text.length > 4),
      ),
    });
  }
  return made;
}
