import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { requestStates, type RequestState } from "#contract/constants/values/voice-requests.ts";
import { ListedRequest, type RequestPage } from "#contract/voice-requests/requests.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { searchPattern } from "#server/db/text/search-pattern.ts";
import { contentTag } from "#server/http/etag.ts";
import { totals, type Paging } from "#server/http/paging.ts";
import { readCounts } from "#server/voice-requests/counts.ts";
import { listed, type RequestReader, type RequestRow, selectRequests } from "./listed.ts";
import { timeTag } from "./tag.ts";

/** Which requests are wanted. */
export interface RequestFilters {
  /** All but spam where none is named. */
  state: RequestState | undefined;
  isMine: boolean;
  /** Part of a name, a company, an address, a number or a text. */
  q: string | undefined;
}

const day = 24 * 60 * 60_000;
const week = 7 * day;
const shape = contentTag(ListedRequest);

/** What holds of requests that a text is part of, folded as in Turkish; undefined where nothing was typed. */
function holds(q: string | undefined): SQL | undefined {
  const pattern = searchPattern(q ?? "");
  const { fullName, companyName, email, phone, phoneE164, projectMedium, voiceRequirements } = voiceRequests;
  if (pattern === undefined) return undefined;
  return sql`normalize(concat_ws(e'\n', ${fullName}, ${companyName}, ${email}, ${phone}, ${phoneE164}, ${projectMedium},
    ${voiceRequirements}), NFKC) ~ ${pattern}`;
}

const isWanted = ({ state, isMine, q }: RequestFilters, { userId }: RequestReader): SQL | undefined =>
  and(
    isNull(voiceRequests.mergedInto),
    // As its index says it.
    state ? eq(voiceRequests.state, state) : sql`${voiceRequests.state} <> 'spam'`,
    isMine ? eq(voiceRequests.assigneeId, userId) : undefined,
    holds(q),
  );

/** The requests of a page with those of one person together, where the first of them stands. */
function together(rows: readonly RequestRow[]): RequestRow[] {
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  return [...byPerson.values()].flat();
}

/** Owners' names, which requests show. */
const ownersTag = (db: Db) =>
  db
    .select({ id: users.id, userName: users.userName, name: users.name, lastName: users.lastName })
    .from(users)
    .where(eq(users.role, "OWNER"))
    .orderBy(users.id);

/** Changes with whatever a page of requests shows. */
export async function tagOfPages(db: Db, reader: RequestReader): Promise<string> {
  const { generation } = await readCounts(db);
  return contentTag([shape, reader.userId, generation, await ownersTag(db), timeTag(reader)]);
}

/** When the newest came that has looked like spam for a day; one that an owner moved there was seen. */
async function findSpamADayOld(db: Db, now: Date): Promise<string | null> {
  const { state, suspicion, position, createdAt, mergedInto } = voiceRequests;
  const suspected = and(eq(state, "spam"), isNotNull(suspicion), isNull(mergedInto));
  const [newest] = await db
    .select({ createdAt })
    .from(voiceRequests)
    .where(and(suspected, lt(createdAt, new Date(now.getTime() - day))))
    .orderBy(desc(position))
    .limit(1);
  return newest?.createdAt.toISOString() ?? null;
}

/** One page of requests, the longest wait first; past the end it is empty with the true totals. */
export async function readRequestPage(
  db: Db,
  reader: RequestReader,
  filters: RequestFilters,
  paging: Paging,
): Promise<RequestPage> {
  const { state, waitingSince, position, createdAt } = voiceRequests;
  const wanted = isWanted(filters, reader);
  const { counts } = await readCounts(db);
  const rows = await selectRequests(db)
    .where(wanted)
    .orderBy(asc(waitingSince), desc(position))
    .limit(paging.size)
    .offset(paging.page * paging.size);
  const since = new Date(reader.now.getTime() - week);
  // As its index says it.
  const spam = and(sql`${state} = 'spam'`, isNull(voiceRequests.mergedInto), gt(createdAt, since));
  return {
    content: together(rows).map((row) => listed(row, reader)),
    ...totals(await countFound(db, filters, wanted, counts), paging),
    counts,
    spamThisWeek: await db.$count(voiceRequests, spam),
    spamADayOld: await findSpamADayOld(db, reader.now),
  };
}

/** Only what was typed, or is one's own, has to be counted. */
async function countFound(
  db: Db,
  { state, isMine, q }: RequestFilters,
  wanted: SQL | undefined,
  counts: RequestPage["counts"],
): Promise<number> {
  if (isMine || holds(q)) return db.$count(voiceRequests, wanted);
  if (state) return counts[state];
  return requestStates.reduce((sum, one) => sum + (one === "spam" ? 0 : counts[one]), 0);
}
