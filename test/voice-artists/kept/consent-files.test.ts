import { describe, expect } from "vitest";
import type { ConsentFile } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { limits } from "#contract/constants/limits.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { consentFiles } from "#server/db/schema/catalogue.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import { test as base } from "./kept-fixtures.ts";

const test = base.extend(
  "naming",
  ({ save, read, server }) =>
    async (artistId: string, fileId: string | null) => {
      const publish = { from: agencyToday(server.parts), until: null };
      const { samples } = await read(artistId);
      const consent = { publish, share: null, fileId };
      return save(artistId, { samples: samples.map(({ voiceId }) => ({ voiceId, consent })) });
    },
);

const one = "https://a.example/1.mp3";

describe("files of consent", () => {
  test("are PDF, PNG and JPEG by their bytes, for owners alone, and saved under their names", async ({
    make,
    signed,
    server,
    headers,
    client,
    naming,
  }) => {
    const { artistId } = await make("Ayşe Öz", one);
    for (const [format, type] of [
      ["pdf", "application/pdf"],
      ["png", "image/png"],
      ["jpeg", "image/jpeg"],
    ] as const) {
      const sent = await signed(artistId, attachable[format], "İzin “2026”.txt");
      expect(sent.statusCode).toBe(201);
      const { id, name, byteLength } = sent.json<ConsentFile>();
      expect(byteLength).toBe(attachable[format].length);
      const url = `/api/v1/consent-files/${id}`;
      const got = await server.inject({ url, headers });
      expect(got.rawPayload.equals(attachable[format])).toBe(true);
      expect(got.headers).toMatchObject({
        "content-type": type,
        "cache-control": "private, no-store",
        "content-disposition": expect.stringMatching(/^attachment; /),
      });
      expect(name).toMatch(/^İzin “2026”\.txt\.(?:pdf|png|jpg)$/);
      expect((await server.inject({ url, headers: client.headers })).statusCode).toBe(403);
      expect((await server.inject({ url: `/audio/consent-${id}` })).statusCode).toBe(404);
      const saved = (await naming(artistId, id)).json<KeptArtist>();
      expect(saved.samples[0]?.consent.file).toEqual({ id, name, byteLength });
    }
  });

  test("are refused when they are something else, too large, or nobody's", async ({ make, signed, db }) => {
    const { artistId } = await make("Ayşe Öz", one);
    const before = await db.$count(consentFiles);
    const large = Buffer.concat([
      attachable.pdf,
      Buffer.alloc(limits.consentFileBytes),
      Buffer.from("%%EOF"),
    ]);
    const answers = [
      await signed(artistId, attachable.docx),
      await signed(artistId, attachable.txt, "izin.pdf"),
      await signed(artistId, large),
      await signed("1", attachable.pdf),
    ];
    expect(answers.map(({ headers }) => headers["problem-code"])).toEqual([
      "consent-file-type",
      "consent-file-type",
      "consent-file-too-large",
      "voice-artist-not-found",
    ]);
    expect(await db.$count(consentFiles)).toBe(before);
  });

  test("of another artist cannot be named, nor one that is not there", async ({ make, signed, naming }) => {
    const [mine, other] = [await make("Ayşe Öz", one), await make("Fatma", one)];
    const theirs = (await signed(other.artistId, attachable.pdf)).json<ConsentFile>();
    for (const fileId of [theirs.id, crypto.randomUUID(), "x"])
      expect((await naming(mine.artistId, fileId)).statusCode).toBe(400);
  });
});
