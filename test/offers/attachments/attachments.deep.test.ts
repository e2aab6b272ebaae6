import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { attachmentFormats } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { bucketName, countAttempt } from "#server/http/limits/attempts.ts";
import { offerAttachments, offers } from "#server/db/schema/offers.ts";
import * as fc from "#test/support/generated.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { idOf, test } from "./attachment-fixtures.ts";
import { attachable, commented, macros, zipNamed, ofParts } from "./attachment-files.ts";

const sounds = new Set<string>(["mp3", "wav", "m4a", "ogg"]);

describe("a file of an offer", () => {
  test.for(attachmentFormats)(
    "is known by its content as %s, whatever its name says",
    async (format, { client, owner, offerOf, attach, read, takeAll }) => {
      const offerId = await offerOf(client);
      const sent = await attach(client, offerId, attachable[format], "metin.exe");
      expect(sent.statusCode).toBe(201);
      const attachment = sent.json<Attachment>();
      const ending = format === "jpeg" ? "jpg" : format;
      expect(attachment).toMatchObject({ format, name: `metin.exe.${ending}` });
      const isSound = sounds.has(format);
      expect(attachment.peaks?.replaceAll(/[\da-f]{2}/g, "-") ?? null).toBe(isSound ? "-".repeat(128) : null);
      expect((attachment.seconds ?? 0) > 0).toBe(isSound);
      await takeAll(offerId);
      for (const person of [client, owner]) {
        const answer = await read(person, offerId, attachment.attachmentId);
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.length).toBe(attachment.byteLength);
        expect(isSound || answer.rawPayload.equals(attachable[format])).toBe(true);
        expect(answer.headers).toMatchObject({
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
          "content-length": String(attachment.byteLength),
          "content-disposition": `attachment; filename="metin.exe.${ending}"; filename*=UTF-8''metin.exe.${ending}`,
        });
        const head = await read(person, offerId, attachment.attachmentId, "HEAD");
        expect([head.headers["content-length"], head.body]).toEqual([String(attachment.byteLength), ""]);
      }
    },
  );

  test.for(["png", "jpeg"] as const)(
    "is refused as %s of 5 million parts while others are answered, and nothing of it is left",
    async (format, { client, offerOf, attach, left, server }) => {
      const order: string[] = [];
      const sent = attach(
        client,
        await offerOf(client),
        ofParts[format](limits.offer.attachmentBytes),
        "a.png",
      );
      const refused = sent.finally(() => order.push("refused"));
      await server.inject("/healthz").then(() => order.push("health"));
      const answer = await refused;
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "file-too-complex"]);
      expect(order).toEqual(["health", "refused"]);
      expect(await left()).toMatchObject({ rows: 0, incoming: 0 });
    },
  );

  test("keeps of a sound no tag and no picture", async ({ client, offerOf, attach }) => {
    const tag = Buffer.concat([Buffer.from("ID3\u0004\0\0\0\0\u0001\0", "latin1"), Buffer.alloc(128, 65)]);
    const tagged = Buffer.concat([tag, attachable.mp3]);
    const sent = await attach(client, await offerOf(client), tagged, "ses.mp3");
    expect(sent.json<Attachment>().byteLength).toBeLessThanOrEqual(attachable.mp3.length);
  });

  test("keeps its letters in the name it is saved under", async ({ client, offerOf, attach, read }) => {
    const offerId = await offerOf(client);
    const sent = await attach(client, offerId, attachable.txt, "Şule’nin metni (2)*.txt");
    expect(sent.json<Attachment>().name).toBe("Şule’nin metni (2).txt");
    const answer = await read(client, offerId, idOf(sent));
    expect(answer.headers["content-disposition"]).toBe(
      "attachment; filename=\"_ule_nin metni (2).txt\"; filename*=UTF-8''%C5%9Eule%E2%80%99nin%20metni%20%282%29.txt",
    );
  });

  test.for<[string, Buffer]>([
    ["a program", Buffer.from("MZ\u0090\0\u0003\0", "latin1")],
    ["a ZIP", zipNamed(["a.txt"])],
    ["a Word document with macros", macros],
    ["a ZIP whose directory is cut off", attachable.docx.subarray(0, -30)],
    ["a PDF without an end", Buffer.concat([attachable.pdf.subarray(0, -8), Buffer.alloc(9)])],
    ["a picture with more behind it", Buffer.concat([attachable.png, Buffer.from("<script>")])],
    ["a picture without a frame", Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex")],
    ["text with a control", Buffer.from("merhaba\u0000")],
    ["half a letter of 16 bits", Buffer.from("fffe6100ff", "hex")],
    ["a PDF that begins too late", Buffer.concat([Buffer.alloc(1025, 1), attachable.pdf])],
    ["FLAC", fixture("refused.flac")],
    ["video", fixture("refused-video.mp4")],
  ])("is refused when it is %s", async ([, bytes], { client, offerOf, attach, left }) => {
    const answer = await attach(client, await offerOf(client), bytes, "teklif.pdf");
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "attachment-type"]);
    expect(await left()).toMatchObject({ rows: 0, incoming: 0 });
  });

  test("is called empty when it is", async ({ client, offerOf, attach }) => {
    const answer = await attach(client, await offerOf(client), Buffer.alloc(0), "metin.txt");
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "file-empty"]);
    expect(answer.body).toBe("This file is empty.");
  });

  const said = "Şarkı: “ığüşöç İĞÜŞÖÇ”";
  const windows = Buffer.from("de61726bfd3a2093fdf0fcfef6e720ddd0dcded6c794", "hex");
  test.for<[string, Buffer]>([
    ["Windows-1254", windows],
    ["UTF-16", Buffer.from(`\uFEFF${said}`, "utf16le")],
    ["UTF-16, the other way round", Buffer.from(`\uFEFF${said}`, "utf16le").swap16()],
  ])("is kept as UTF-8 when it is text in %s", async ([, bytes], { client, offerOf, attach, read }) => {
    const offerId = await offerOf(client);
    const sent = await attach(client, offerId, bytes, "metin.txt");
    expect(sent.json()).toMatchObject({ format: "txt" });
    const answer = await read(client, offerId, idOf(sent));
    expect(answer.body).toBe(said);
    expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(said)));
  });

  test("is a PDF with up to 1 kB before its mark, and a picture though one stands in its text", async ({
    client,
    offerOf,
    attach,
  }) => {
    const offerId = await offerOf(client);
    const late = await attach(client, offerId, Buffer.concat([Buffer.alloc(1024, 1), attachable.pdf]));
    expect(late.json()).toMatchObject({ format: "pdf" });
    const picture = await attach(client, offerId, commented("%PDF- %%EOF"));
    expect(picture.json()).toMatchObject({ format: "jpeg" });
  });

  test("is refused when it is damaged, too large, or no form", async ({
    client,
    server,
    offerOf,
    attach,
  }) => {
    const offerId = await offerOf(client);
    const damaged = await attach(client, offerId, fixture("vorbis.ogg").subarray(0, 3000));
    expect([damaged.statusCode, damaged.headers["problem-code"]]).toEqual([422, "audio-damaged"]);
    const large = await attach(client, offerId, Buffer.alloc(limits.offer.attachmentBytes + 1, 65));
    expect([large.statusCode, large.headers["problem-code"]]).toEqual([413, "attachment-too-large"]);
    const url = `/api/v1/offers/${offerId}/attachments`;
    const json = await server.inject({ method: "POST", url, headers: client.headers, payload: {} });
    expect(json.statusCode).toBe(415);
  });
});

describe("who reaches a file", () => {
  test("its offer's account and owners; nobody by another offer or a guessed id", async ({
    server,
    client,
    owner,
    offerOf,
    attach,
    read,
    takeAll,
  }) => {
    const offerId = await offerOf(client);
    const id = idOf(await attach(client, offerId, attachable.txt));
    await takeAll(offerId);
    const colleague = await server.createClient({ accountId: client.accountId });
    const stranger = await server.createClient();
    const strangersOffer = await offerOf(stranger);
    expect((await read(colleague, offerId, id)).statusCode).toBe(200);
    const refusals = [
      [await read(stranger, offerId, id), 404, "offer-not-found"],
      [await read(stranger, strangersOffer, id), 404, "not-found"],
      [await read(stranger, randomUUID(), id), 404, "offer-not-found"],
      [await read(owner, strangersOffer, id), 404, "not-found"],
      [await read(client, offerId, randomUUID()), 404, "not-found"],
      [await read(client, offerId, "1"), 404, "not-found"],
      [await read(client, "1", id), 404, "offer-not-found"],
      [await read({ headers: { authorization: "" } }, offerId, id), 401, "not-signed-in"],
      [await attach(stranger, offerId, attachable.txt), 404, "offer-not-found"],
      [await attach(stranger, "1", attachable.txt), 404, "offer-not-found"],
      [await server.inject({ url: `/audio/attachment-${id}` }), 404, "not-found"],
    ] as const;
    for (const [answer, status, code] of refusals)
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([status, code]);
  });

  test("its sender alone, until a message has taken it", async ({ client, owner, offerOf, attach, read }) => {
    const offerId = await offerOf(client);
    const id = idOf(await attach(owner, offerId, attachable.txt));
    expect((await read(client, offerId, id)).statusCode).toBe(404);
    expect((await read(owner, offerId, id)).statusCode).toBe(200);
  });
});

const tooFull = [413, "attachments-full"];

describe("the room for files", () => {
  const taken = { name: "a", format: "txt" as const, sha256: "x" };

  test("is 200 MB an offer, which many at once do not pass", async ({
    client,
    db,
    offerOf,
    attach,
    left,
  }) => {
    const offerId = await offerOf(client);
    const size = attachable.txt.length;
    const full = limits.offer.attachmentBytesPerOffer - 2 * size;
    await db.insert(offerAttachments).values({ ...taken, offerId, byteLength: full });
    const before = await left();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => attach(client, offerId, attachable.txt)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(6);
    for (const one of refused) expect([one.statusCode, one.headers["problem-code"]]).toEqual(tooFull);
    expect(await left()).toEqual({ rows: 3, stored: before.stored + 2, incoming: 0 });
  });

  test("is 2 GB an account over all its offers, and nobody else's", async ({
    client,
    owner,
    server,
    db,
    offerOf,
    attach,
  }) => {
    const [first, second] = [await offerOf(client), await offerOf(client)];
    await db
      .insert(offerAttachments)
      .values({ ...taken, offerId: first, byteLength: limits.offer.attachmentBytesPerAccount - 1 });
    for (const person of [client, owner]) {
      const answer = await attach(person, second, attachable.txt);
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual(tooFull);
    }
    const other = await server.createClient();
    expect((await attach(other, await offerOf(other), attachable.txt)).statusCode).toBe(201);
  });

  test("of an offer whose client is gone is its own", async ({ client, owner, db, offerOf, attach }) => {
    const offerId = await offerOf(client);
    await db.update(offers).set({ accountId: null });
    expect((await attach(owner, offerId, attachable.txt)).statusCode).toBe(201);
  });

  test("lets a user send 60 files within an hour", async ({ client, server, db, offerOf, attach }) => {
    const offerId = await offerOf(client);
    const sent = { bucket: bucketName("attachment", client.userId), most: 60, minutes: 60 };
    for (let nth = 0; nth < 58; nth += 1) await countAttempt(db, sent, server.clock.read());
    for (let nth = 0; nth < 2; nth += 1)
      expect((await attach(client, offerId, attachable.txt)).statusCode).toBe(201);
    const refused = await attach(client, offerId, attachable.txt);
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([429, "too-many-writes"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    server.clock.forward(61);
    const login = await server.login(client.userName, client.password);
    const again = { headers: { authorization: `Bearer ${login.body}` } };
    expect((await attach(again, offerId, attachable.txt)).statusCode).toBe(201);
  });

  test("is given back where the bytes cannot be stored", async ({
    server,
    client,
    offerOf,
    attach,
    left,
  }) => {
    const offerId = await offerOf(client);
    const { audio } = server.parts;
    const { putFile } = audio;
    audio.putFile = async () => {
      throw new Error("no store");
    };
    const answer = await attach(client, offerId, attachable.txt);
    audio.putFile = putFile;
    expect(answer.statusCode).toBe(500);
    expect(await left()).toMatchObject({ rows: 0, incoming: 0 });
  });
});

const begun = fc.constantFrom(...Object.values(attachable).map((bytes) => bytes.subarray(0, 400)));
const mixed = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.tuple(begun, fc.uint8Array({ maxLength: 400 })).map((both) => Buffer.concat(both)),
  fc
    .tuple(
      fc.constantFrom(attachable.docx, attachable.png, attachable.jpeg, attachable.pdf),
      fc.nat(),
      fc.nat(255),
    )
    .map(([bytes, place, value]) => {
      const copy = Buffer.from(bytes);
      copy[place % copy.length] = value;
      return copy;
    }),
);

test(
  "hostile files are refused with a sentence or kept whole, and leave nothing under way",
  fc.generatedRun,
  async ({ client, db, offerOf, attach, read, left }) => {
    const offerId = await offerOf(client);
    const name = fc.string({ unit: "binary", maxLength: 300 }).map((one) => one.replaceAll(/[\r\n"]/g, ""));
    await fc.assert(
      fc.asyncProperty(mixed, name, async (bytes, fileName) => {
        await db.delete(attempts);
        const before = await left();
        const answer = await attach(client, offerId, bytes, fileName);
        const kept = answer.statusCode === 201 ? 1 : 0;
        expect([201, 400, 413, 422]).toContain(answer.statusCode);
        expect(await left()).toEqual({ rows: before.rows + kept, stored: before.stored + kept, incoming: 0 });
        if (!kept) return;
        const { name: cleaned } = answer.json<Attachment>();
        expect(cleaned.length).toBeLessThanOrEqual(limits.offer.attachmentName);
        expect(cleaned).toMatch(/^[^\p{Cc}\p{Cs}/\\]+\.[a-z\d]+$/u);
        expect((await read(client, offerId, idOf(answer))).statusCode).toBe(200);
        await db.delete(offerAttachments);
      }),
      { numRuns: fc.runs(60), endOnFailure: true },
    );
  },
);
