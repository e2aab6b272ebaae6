import { sql } from "drizzle-orm";
import type { PersonState } from "#contract/constants/values/people.ts";
import { users } from "#server/db/schema/people.ts";

/**
 * What becomes of a person, as SQL over a row of `users`: invited is who has an address that waits, or a link to come
 * in by, and was never seen. Names of columns by hand, because Drizzle leaves out the table inside an expression.
 */
export const personState = (now: Date) => sql<PersonState>`case
  when "users"."is_locked" then 'locked'
  when not "users"."is_active" then 'inactive'
  when "users"."last_seen_at" is null and ("users"."pending_email" is not null or exists (
    select from "tickets" t
    where t."user_id" = "users"."id" and t."kind" = 'invitation' and t."until" > ${now.toISOString()}::timestamptz))
  then 'invited' else 'active' end`;

/** What owners see of a person, as it is read. */
export const personColumns = (now: Date) => ({
  userName: users.userName,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  pendingEmail: users.pendingEmail,
  state: personState(now),
  lastSeenAt: users.lastSeenAt,
});

/** A person as it is shown: with the address that counts, or else waits. */
export const showPerson = <
  Row extends { email: string | null; pendingEmail: string | null; lastSeenAt: Date | null },
>({
  email,
  pendingEmail,
  lastSeenAt,
  ...row
}: Row) => ({ ...row, email: email ?? pendingEmail, lastSeenAt: lastSeenAt?.toISOString() ?? null });
