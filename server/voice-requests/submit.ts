import { createHash } from "node:crypto";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { SubmittedVoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "#server/http/limits/attempts.ts";
import { oweMail } from "#server/mail/owe.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { addEvent } from "./acts/add-event.ts";
import { cleanRequest } from "./clean.ts";
import { personOf } from "./person.ts";
import { readPhone } from "./phone.ts";
import { hasSameSince, insertRequest, lockBody } from "./sql.ts";
import { comesFromSeveral, comparedText, suspicionOf } from "./suspicion.ts";

const minute = 60_000;

/**
 * Stores a visitor's request and owes its mail, in one transaction. The same request from the same address within a minute,
 * or under the same key, is stored once; 429 past the hourly limit. One that looks like spam stands
 * there, and owes no mail.
 */
export async function submitRequest(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  sent: SubmittedVoiceRequest,
  { address, locale, keyed }: { address: string; locale: Locale; keyed: KeyedCall | undefined },
): Promise<void> {
  const request = cleanRequest(sent);
  const group = addressGroup(address);
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([group, request]))
    .digest("hex");
  const now = clock();
  const store = async (tx: Db) => {
    const limit = {
      bucket: bucketName("voice-request", group),
      most: settings.voiceRequestsPerAddress,
      minutes: 60,
    };
    refuseWhileWaiting(await takeAttempt(tx, limit, now), "too-many-requests");
    const phoneE164 = readPhone(request.phone);
    const person = await personOf(tx, request.email, phoneE164);
    const text = comparedText({ ...sent, ...request });
    const suspicion = suspicionOf(request, {
      ...sent,
      isRepeated: text !== undefined && (await comesFromSeveral(tx, text, group, now)),
    });
    const row = await insertRequest(tx, {
      ...request,
      phoneE164,
      person,
      language: sent.language ?? locale,
      asked: sent.asked ?? null,
      bodyHash,
      createdAt: now,
    });
    await addEvent(tx, row, { kind: "arrived", userId: null, details: { suspicion } }, now);
    if (!suspicion) await oweMail(tx, { kind: "voice-request", subjectId: row.id, sender: null });
    return { requestId: row.id };
  };
  await db.transaction(async (tx) => {
    await lockBody(tx, bodyHash);
    // It takes no row, and so leaves none of another key.
    if (await hasSameSince(tx, bodyHash, new Date(now.getTime() - minute), now)) return;
    await once(tx, keyed, now, () => store(tx));
  });
}
