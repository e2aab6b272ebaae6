import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { ListedRequest, RequestDetails } from "#contract/voice-requests/requests.ts";
import { afterWorkingHours } from "#server/clock/working-hours.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { fullName } from "#server/db/text/full-name.ts";
import type { Settings } from "#server/settings.ts";

/** Who reads requests, when, and within how many working hours a visitor is to be answered. */
export interface RequestReader {
  userId: string;
  locale: Locale;
  /** The catalogue's write generation. */
  generation: number;
  now: Date;
  /** Where the agency is. */
  today: string;
  timeZone: string;
  answerHours: Settings["answerHours"];
}

// Table names by hand: Drizzle leaves them out inside a selected expression.
const newest = sql<number>`(select coalesce(max(e."id"), 0) from "request_events" e
  where e."request_id" = "voice_requests"."id")::float8`;
const others = sql<number>`(select count(*)::int from "voice_requests" o where o."person" = "voice_requests"."person"
  and o."id" <> "voice_requests"."id" and o."state" = "voice_requests"."state" and o."merged_into" is null)`;

/** Requests with who is to answer them, to which conditions and an order are added. */
export const selectRequests = (db: Db) =>
  db
    .select({
      ...getTableColumns(voiceRequests),
      newest,
      others,
      userName: users.userName,
      name: users.name,
      lastName: users.lastName,
    })
    .from(voiceRequests)
    .leftJoin(users, eq(users.id, voiceRequests.assigneeId))
    .$dynamic();

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** What the visitor sent. */
export const asSent = (row: typeof voiceRequests.$inferSelect): RequestDetails["merged"][number] => ({
  id: row.id,
  fullName: row.fullName,
  phone: row.phone,
  phoneE164: row.phoneE164,
  email: row.email,
  companyName: row.companyName,
  projectMedium: row.projectMedium,
  projectVersion: row.projectVersion,
  budgetRange: row.budgetRange,
  voiceRequirements: row.voiceRequirements,
  radioSolutions: row.radioSolutions,
  language: row.language,
  asked: row.asked,
  createdAt: row.createdAt.toISOString(),
});

/** A request as a list shows it. */
export function listed(row: RequestRow, { now, timeZone, answerHours }: RequestReader): ListedRequest {
  const { waitingSince, userName } = row;
  const answerBy = waitingSince && afterWorkingHours(timeZone, waitingSince, answerHours);
  return {
    ...asSent(row),
    state: row.state,
    assignee:
      userName === null ? null : { userName, name: fullName({ name: row.name, lastName: row.lastName }) },
    waitingSince: waitingSince?.toISOString() ?? null,
    answerBy: answerBy?.toISOString() ?? null,
    overdue: answerBy !== null && answerBy < now,
    suspicion: row.suspicion,
    person: row.person,
    others: row.others,
    eventId: String(row.newest),
  };
}
