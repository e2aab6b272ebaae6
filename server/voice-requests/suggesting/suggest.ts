import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { linkPlace } from "#contract/constants/suggestion-mail.ts";
import type { SuggestionDraft } from "#contract/voice-requests/request-suggestion.ts";
import type { Db } from "#server/db/client.ts";
import { bucketName, forgetAttempts, takeAttempt } from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { letterInOwnWords } from "#server/mail/html-letter.ts";
import { inTime } from "#server/mail/in-time.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { findMade, once } from "#server/repeats/once.ts";
import { settingsOf } from "#server/rooms/open.ts";
import { newRoomToken } from "#server/rooms/token.ts";
import { refuseChanged } from "#server/voice-requests/acts/act.ts";
import type { RequestRow } from "#server/voice-requests/acts/add-event.ts";
import { lockStanding } from "#server/voice-requests/acts/lock.ts";
import { lockRequest } from "#server/voice-requests/sql.ts";
import { cleanMail } from "./letter.ts";
import {
  type Checked,
  type Made,
  makeListAndRoom,
  type Suggesting,
  takeBack,
  tellOfSuggestion,
} from "./make.ts";

const unknown = () => new Problem(404, "voice-request-not-found");
const { least } = roomLimits.voices;

/** That a suggestion is on its way; one whose process ended is none after a minute. */
const underWay = (requestId: string) => ({
  bucket: bucketName("suggestion", requestId),
  most: 1,
  minutes: 1,
});

export interface SuggestionCall {
  requestId: string;
  owner: Suggesting;
  keyed: KeyedCall | undefined;
}

/**
 * Suggests voices to a visitor: list, room and mail, all of them or nothing. 422 for too few voices and for ones that guests
 * cannot hear, 409 where the request was merged or has changed, and `mail-refused` where the mail server did not take the
 * mail in time; it may take it later, and its link then opens nothing.
 *
 * No row is locked, and no transaction open, while the mail server is waited for: list and room are made first, then the mail
 * goes, then the request is told, which nothing refuses; without the mail list and room are deleted again. So a mail's link
 * leads to its room whatever happens meanwhile, even where the process ends.
 */
export async function suggestVoices(
  parts: Pick<Parts, "db" | "audio" | "passwords" | "settings" | "post" | "logger" | "metrics">,
  call: SuggestionCall,
  draft: SuggestionDraft,
): Promise<{ roomId: string }> {
  const { db, passwords, settings } = parts;
  const { voiceIds } = draft;
  if (voiceIds.length < least) throw new Problem(422, "too-few-voices", { values: { least } });
  const checked = {
    voiceIds,
    mail: draft.mail && cleanMail(draft.mail),
    settings: await settingsOf(passwords, call.owner, draft.room, "room/"),
    token: newRoomToken(),
  };
  const until = performance.now() + settings.suggestionMs;
  const begun = await begin(db, call, { ...checked, eventId: draft.eventId }, until);
  if (!("made" in begun)) return begun;
  const { row, made } = begun;
  let hasGone = false;
  try {
    if (checked.mail) {
      await sendMail(parts, row, { ...checked, mail: checked.mail }, until);
      hasGone = true;
    }
    return await db.transaction((tx) =>
      once(tx, call.keyed, call.owner.now, async () => {
        // It may have been merged while the mail went.
        const standing = await lockStanding(tx, row.id);
        if (!standing) throw unknown();
        await tellOfSuggestion(tx, standing, call.owner, { ...checked, ...made });
        return { roomId: made.roomId };
      }),
    );
  } catch (error) {
    if (!hasGone) await takeBack(parts, made);
    throw error;
  } finally {
    await forgetAttempts(db, underWay(row.id).bucket);
  }
}

/** What the same call made before, or list and room of the request, for which no other suggestion is made until this one has ended. */
async function begin(
  db: Db,
  { requestId, keyed, owner }: SuggestionCall,
  checked: Checked & { eventId: string },
  until: number,
): Promise<{ roomId: string } | { row: RequestRow; made: Made }> {
  for (;;) {
    const begun = await db.transaction(async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) throw unknown();
      const earlier = keyed && (await findMade<{ roomId: string }>(tx, keyed, owner.now));
      if (earlier) return earlier;
      if ((await takeAttempt(tx, underWay(row.id), owner.now)) > 0) return undefined;
      await refuseChanged(tx, row, checked.eventId);
      return { row, made: await makeListAndRoom(tx, row, owner, checked) };
    });
    if (begun) return begun;
    // What the other one has made is told by the next try.
    if (performance.now() > until) throw new Problem(409, "request-changed");
    await sleep(100);
  }
}

async function sendMail(
  { post, settings, logger, metrics }: Pick<Parts, "post" | "settings" | "logger" | "metrics">,
  row: RequestRow,
  { mail, token }: Checked & { mail: NonNullable<Checked["mail"]> },
  until: number,
): Promise<void> {
  const { agency, siteOrigin } = settings;
  const letter = letterInOwnWords(
    { name: row.fullName, address: row.email },
    { ...mail, locale: row.language, agency: agency.name, place: linkPlace },
    `${siteOrigin}/room/${token}`,
  );
  try {
    if (!post) throw new Error("no mail server is set");
    await inTime(post(letter, `suggestion.${randomUUID()}`), Math.max(1, until - performance.now()));
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    logger?.warn({ code, responseCode, kind: "suggestion" }, "mail not sent");
    metrics?.mailRefused();
    throw new Problem(409, "mail-refused", { cause: error });
  }
}
