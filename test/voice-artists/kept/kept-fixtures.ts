import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type {
  ArtistHistoryPage,
  ArtistStateResults,
  KeptArtist,
  KeptArtistWrite,
  VoiceArtist,
} from "#contract/voice-artists.ts";
import type { ArtistStateChange } from "#contract/constants/enumerations.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { offers, offerVoices } from "#server/db/schema/offers.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { test as base } from "#test/voice-artists/artist-fixtures.ts";
import { artistDraft } from "#test/voice-artists/calls.ts";

const root = "/api/v1/voice-artists";

/** What a test of artists as owners keep them may ask for besides. */
export const test = base
  .extend("headers", { scope: "file" }, ({ owner }) => ({ ...owner.headers, "accept-language": "en" }))
  // The owner's calls by path below the artists'.
  .extend(
    "ask",
    ({ server, headers }) =>
      (path: string) =>
        server.inject({ url: root + path, headers }),
  )
  .extend(
    "send",
    ({ server, headers }) =>
      (path: string, payload: object, more: Record<string, string> = {}) =>
        server.inject({ method: "POST", url: root + path, headers: { ...headers, ...more }, payload }),
  )
  .extend("idOf", ({ ask }) => async (name: string) => {
    const page = (await ask(`?q=${encodeURIComponent(name)}`)).json<{ content: KeptArtist[] }>();
    const found = page.content.find((artist) => artist.name === name);
    if (!found) throw new Error(`there is no artist called ${name}`);
    return found.artistId;
  })
  .extend(
    "read",
    ({ ask }) =>
      async (artistId: string) =>
        (await ask(`/${artistId}`)).json<KeptArtist>(),
  )
  // An artist as a call of section 7 makes one; the answer is as owners keep it.
  .extend("make", ({ send, read, idOf }) => async (name: string, ...urls: string[]) => {
    const draft = artistDraft({ name, voices: urls.map((voiceMp3) => ({ voiceMp3 })) });
    const { name: made } = (await send("", draft)).json<VoiceArtist>();
    return read(await idOf(made));
  })
  // Saves over what is stored now.
  .extend("save", ({ ask, send }) => async (artistId: string, write: KeptArtistWrite) => {
    const { etag } = (await ask(`/${artistId}`)).headers;
    return send(`/${artistId}`, write, { "if-match": String(etag) });
  })
  // Does something to the state of artists; the answer is what became of each.
  .extend("change", ({ send }) => async (to: ArtistStateChange, ...artistIds: string[]) => {
    const answer = await send("/state", { artistIds, to });
    return answer.json<ArtistStateResults>().results;
  })
  .extend(
    "history",
    ({ ask }) =>
      async (artistId: string, query = "") =>
        (await ask(`/${artistId}/history${query}`)).json<ArtistHistoryPage>(),
  )
  .extend(
    "restore",
    ({ send }) =>
      (artistId: string, entryId = "", more: Record<string, string> = {}) =>
        send(`/${artistId}/restore`, { entryId }, more),
  )
  // Stores a sound as an upload does; the answer is its name.
  .extend("upload", ({ server, db }) => async () => {
    const [name, mediaType] = [`${randomUUID()}.mp3`, "audio/mpeg"];
    await server.parts.audio.put(name, Buffer.from("sound"), mediaType);
    await db.insert(audioFiles).values({ name, storageKey: name, mediaType, byteLength: 5, sha256: name });
    return name;
  })
  // Sends a file of consent.
  .extend("signed", ({ server, headers }) => (artistId: string, bytes: Buffer, name = "izin.pdf") => {
    const { payload, headers: type } = formOf(bytes, name, "application/octet-stream");
    const url = `${root}/${artistId}/consent-files`;
    return server.inject({ method: "POST", url, headers: { ...headers, ...type }, payload });
  })
  // Has an offer name a voice, as it is now.
  .extend("offer", ({ db, client }) => async (voiceId: string) => {
    const { accountId, userId } = client;
    const draft = { accountId, userId, budget: 100, title: "TV", platform: "TV", version: 1 };
    const [offer] = await db.insert(offers).values(draft).returning();
    const [voice] = await db.select().from(voices).where(eq(voices.id, voiceId));
    const shown = { ...shownVoice, ageRangeNames: [], voiceColorNames: [], voiceMp3: voice?.url ?? "" };
    await db.insert(offerVoices).values({ offerId: offer?.id ?? "", voiceId, place: 0, shown });
  });

const shownVoice = {
  voiceArtistName: "Ayşe Öz",
  gender: "Female",
  seconds: null,
  peaks: null,
  transcript: null,
} as const;
