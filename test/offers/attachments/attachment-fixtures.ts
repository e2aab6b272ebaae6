import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { audioFormats } from "#contract/constants/enumerations.ts";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { offerAttachments, offerEvents, offers } from "#server/db/schema/offers.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";

export const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { audioFormats: [...audioFormats] } }))
  // Every test begins with no offer, no file and no limit reached.
  .extend("emptied", { auto: true }, async ({ db }) => {
    for (const table of [offerAttachments, offers, attempts]) await db.delete(table);
  })
  // An offer of a client; the answer is its id.
  .extend("offerOf", ({ db }) => async ({ accountId, userId }: Person): Promise<string> => {
    const draft = { accountId, userId, budget: 100, title: "TV", platform: "TV", version: 1 };
    const [row] = await db
      .insert(offers)
      .values({ ...draft, turn: "agency" })
      .returning();
    return row?.id ?? "";
  })
  .extend(
    "attach",
    ({ server }) =>
      (person: Pick<Person, "headers">, offerId: string, bytes: Buffer, name = "dosya.bin") => {
        const { payload, headers } = formOf(bytes, name, "application/octet-stream");
        return server.inject({
          method: "POST",
          url: `/api/v1/offers/${offerId}/attachments`,
          headers: { ...person.headers, "accept-language": "en", ...headers },
          payload,
        });
      },
  )
  .extend(
    "read",
    ({ server }) =>
      (person: Pick<Person, "headers">, offerId: string, id: string, method: "GET" | "HEAD" = "GET") =>
        server.inject({
          method,
          url: `/api/v1/offers/${offerId}/attachments/${id}`,
          headers: person.headers,
        }),
  )
  // Has a message take every file of an offer, as sending it does.
  .extend("takeAll", ({ db }) => async (offerId: string) => {
    const said = { offerId, side: "client" as const, kind: "message" as const, details: { text: "" } };
    const [event] = await db.insert(offerEvents).values(said).returning();
    await db.update(offerAttachments).set({ eventId: event?.id ?? 0 });
  })
  // What is left of files: rows, stored bytes, and files under way.
  .extend("left", ({ db, server }) => async () => ({
    rows: await db.$count(offerAttachments),
    stored: (await namesIn(join(server.folder, "audio"))).filter((name) => name.startsWith("attachment-"))
      .length,
    incoming: (await namesIn(join(server.folder, "incoming"))).length,
  }));

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

export const idOf = (answer: { json: <T>() => T }) => answer.json<Attachment>().attachmentId;
