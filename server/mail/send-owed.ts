import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/client.ts";
import type { Letter, PersonalLetter } from "./letter.ts";
import { isOfferKind, isPersonalKind, type MailLimits } from "./limits.ts";
import { dropMail, markSent, putOff, takeDueMail, type OwedMail } from "./outbox.ts";
import { isReaderRefused, longestTry, type Post } from "./transport.ts";

const minute = 60_000;

/** Longer than any try takes: until then no other process tries the same mail. */
const lease = longestTry + 5000;

/** How long to wait after a failed try: half a minute, doubled each time, an hour at most. */
const pauseAfter = (attempts: number) => Math.min(60 * minute, (minute / 2) * 2 ** (attempts - 1));

export interface MailParts {
  db: Db;
  clock: () => Date;
  post: Post;
  /** The letter about one or more subjects; undefined when all of them are gone, or nobody is to be told. */
  write(mail: OwedMail): Promise<Letter | PersonalLetter | undefined>;
  /** What is more waits, so that a flood of requests is no flood of mails. */
  limits: MailLimits;
  /** Told of each try that the mail server refused. */
  onRefused?: () => void;
  logger?: FastifyBaseLogger | undefined;
}

/**
 * One for all copies of a letter, so that a second one can be told. Each try of a letter about signing in is another
 * letter: its link replaces the one before.
 */
function referenceOf({ id, kind, subjectIds, attempts }: OwedMail): string {
  if (isOfferKind(kind) || kind === "room-answers") return `${kind}.${id}`;
  return isPersonalKind(kind) ? `${kind}.${id}.${attempts}` : `${kind}.${subjectIds[0]}`;
}

async function send(parts: MailParts, mail: OwedMail): Promise<boolean> {
  const { db, clock, post, write, logger } = parts;
  const letter = await write(mail);
  if (!letter) {
    await dropMail(db, mail.id);
    return true;
  }
  try {
    await post(letter, referenceOf(mail));
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    logger?.warn({ code, responseCode, kind: mail.kind, attempts: mail.attempts }, "mail not sent");
    parts.onRefused?.();
    if (isPersonalKind(mail.kind) && isReaderRefused(error)) {
      await dropMail(db, mail.id);
      return true;
    }
    await putOff(db, mail.id, new Date(clock().getTime() + pauseAfter(mail.attempts)));
    return false;
  }
  await markSent(db, mail.id, clock());
  return true;
}

/** Sends the mails that are due, one by one; stops at the first that fails. */
export async function sendOwed(parts: MailParts): Promise<void> {
  const { db, clock, limits } = parts;
  let goesOn = true;
  while (goesOn) {
    const now = clock();
    const mail = await takeDueMail(db, limits, now, new Date(now.getTime() + lease));
    goesOn = mail !== undefined && (await send(parts, mail));
  }
}
