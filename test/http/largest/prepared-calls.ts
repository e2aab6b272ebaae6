import { randomBytes, randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { desc, eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import type { Upload } from "#contract/uploads.ts";
import { type LinkKind, makeLink } from "#server/account/links.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { passkeys, sessions, totps, users } from "#server/db/schema/people.ts";
import { stepAt } from "#server/session/second-factor/totp.ts";
import { openTicket } from "#server/session/tickets.ts";
import { headersOf } from "#test/permissions/actors.ts";
import type { World } from "#test/permissions/world.ts";
import { type AskedOptions, Authenticator } from "#test/support/second-factor/authenticator.ts";
import type { Person } from "#test/support/people.ts";
import { codeAt } from "#test/support/second-factor/totp.ts";
import { letters } from "./full-catalogue.ts";
import type { LargestCall } from "./largest-calls.ts";

const authenticator = new Authenticator();
const secret = randomBytes(20);

/** Of whom these calls are: nobody else's second factor and passkeys change. */
const caller = "other client";

async function post<Answer>(
  world: World,
  url: string,
  payload?: object,
  as = caller as typeof caller | "owner",
) {
  const headers = await headersOf(world.server, world.people, as, 0);
  const answer = await world.server.inject({ method: "POST", url, headers, ...(payload ? { payload } : {}) });
  return answer.json<Answer>();
}

const codeNow = ({ server }: World) => codeAt(secret, stepAt(server.clock.read()));

/** Somebody has an authenticator app of which no code was used, confirmed or to be confirmed. */
async function setGenerator({ server: { parts } }: World, { userId }: Person, isConfirmed: boolean) {
  const row = { secret, confirmedAt: isConfirmed ? parts.clock() : null, lastStep: 0 };
  await parts.db
    .insert(totps)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: totps.userId, set: row });
}

/** Adds a passkey of no authenticator; answers its id. */
async function addPasskey({ server: { parts }, people }: World): Promise<string> {
  const row = {
    credentialId: randomUUID(),
    publicKey: Buffer.alloc(77),
    counter: 0,
    transports: [],
    name: "a",
  };
  const [made] = await parts.db
    .insert(passkeys)
    .values({ userId: people[caller].userId, ...row })
    .returning({ id: passkeys.id });
  return made?.id ?? "";
}

const passkeyAt = async (world: World) => `/api/v1/auth/passkeys/${await addPasskey(world)}`;

/** The token of a letter's link to somebody new. */
async function linkOf({ server }: World, kind: LinkKind): Promise<string> {
  const { db, clock } = server.parts;
  const { userId } = await server.createClient();
  const email = `${randomUUID()}@ornek.example`;
  await db.update(users).set({ pendingEmail: email }).where(eq(users.id, userId));
  return (await makeLink(db, { kind, userId, email }, clock())) ?? "";
}

const begin = async (world: World, size: number): Promise<string> => {
  const { uploadId } = await post<Upload>(world, "/api/v1/uploads", { name: "a.csv", size }, "owner");
  return `/api/v1/uploads/${uploadId}`;
};

type Prepare = (world: World) => Promise<InjectOptions>;
const call = (as: LargestCall["as"], ok: number, prepare: Prepare): LargestCall => ({
  as,
  ok,
  call: prepare,
});

/** Calls that need a state of their own each time, which is made before they are measured. */
export const preparedCalls: Record<string, LargestCall> = {
  "POST /api/v1/auth/second-factor": call(undefined, 200, async (world) => {
    const { parts } = world.server;
    const person = await world.server.createClient();
    await setGenerator(world, person, true);
    const { userId } = person;
    const ticket = await openTicket(parts.db, { kind: "second-factor", userId, minutes: 5 }, parts.clock());
    return { url: "/api/v1/auth/second-factor", payload: { ticket, code: codeNow(world) } };
  }),
  "POST /api/v1/auth/totp/confirm": call(caller, 200, async (world) => {
    await setGenerator(world, world.people[caller], false);
    return { url: "/api/v1/auth/totp/confirm", payload: { code: codeNow(world) } };
  }),
  "POST /api/v1/auth/totp/recovery-codes": call(caller, 200, async (world) => {
    await setGenerator(world, world.people[caller], true);
    return { url: "/api/v1/auth/totp/recovery-codes" };
  }),
  "POST /api/v1/auth/passkeys": call(caller, 201, async (world) => {
    const { parts } = world.server;
    await parts.db.delete(passkeys).where(eq(passkeys.userId, world.people[caller].userId));
    const options = await post<AskedOptions>(world, "/api/v1/auth/passkeys/options");
    return {
      url: "/api/v1/auth/passkeys",
      payload: { response: authenticator.create(options), name: letters(limits.passkeyName) },
    };
  }),
  "POST /api/v1/auth/passkeys/login": call(undefined, 200, async (world) => {
    const { parts } = world.server;
    await parts.db.delete(passkeys).where(eq(passkeys.userId, world.people[caller].userId));
    const made = await post<AskedOptions>(world, "/api/v1/auth/passkeys/options");
    await post(world, "/api/v1/auth/passkeys", { response: authenticator.create(made), name: "a" });
    const asked = await post<AskedOptions>(world, "/api/v1/auth/passkeys/login-options");
    return { url: "/api/v1/auth/passkeys/login", payload: { response: authenticator.get(asked) } };
  }),
  "POST /api/v1/auth/passkeys/:id": call(caller, 204, async (world) => ({
    url: await passkeyAt(world),
    payload: { name: letters(limits.passkeyName) },
  })),
  "DELETE /api/v1/auth/passkeys/:id": call(caller, 204, async (world) => ({ url: await passkeyAt(world) })),
  "DELETE /api/v1/sessions/:id": call(caller, 204, async (world) => {
    const { db } = world.server.parts;
    const row = { tokenHash: randomUUID(), userId: world.people[caller].userId };
    const now = world.server.clock.read();
    const times = { createdAt: now, lastUsedAt: now, provenAt: now };
    const [made] = await db
      .insert(sessions)
      .values({ ...row, ...times })
      .returning({ id: sessions.id });
    return { url: `/api/v1/sessions/${made?.id ?? ""}` };
  }),
  "POST /api/v1/auth/invitation": call(undefined, 200, async (world) => ({
    url: "/api/v1/auth/invitation",
    payload: { token: await linkOf(world, "invitation"), newPassword: `correct horse ${randomUUID()}` },
  })),
  "POST /api/v1/auth/confirm-address": call(undefined, 204, async (world) => ({
    url: "/api/v1/auth/confirm-address",
    payload: { token: await linkOf(world, "confirm-address") },
  })),
  "DELETE /api/v1/account/people/:userName": call(caller, 204, async ({ server, people }) => {
    const { userName } = await server.createClient({ accountId: people[caller].accountId });
    return { url: `/api/v1/account/people/${userName}` };
  }),
  "GET /api/v1/uploads/:uploadId": call("owner", 200, async (world) => ({ url: await begin(world, 3) })),
  "PUT /api/v1/uploads/:uploadId": call("owner", 200, async (world) => {
    const payload = randomBytes(uploadLimits.partBytes);
    const headers = { "content-type": "application/octet-stream" };
    return { url: `${await begin(world, payload.length)}?from=0`, headers, payload };
  }),
  "POST /api/v1/offers/:offerId/brief": call("client", 200, async ({ server, offers: { client } }) => {
    const { db } = server.parts;
    const { offerId } = client;
    const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
    const [newest] = await db
      .select({ id: offerEvents.id })
      .from(offerEvents)
      .where(eq(offerEvents.offerId, offerId))
      .orderBy(desc(offerEvents.id))
      .limit(1);
    const script = `${letters(limits.offer.script - 40)}${randomUUID()}`;
    return {
      url: `/api/v1/offers/${offerId}/brief`,
      payload: { proposal: offer?.proposal ?? 1, eventId: String(newest?.id), brief: { script } },
    };
  }),
};
