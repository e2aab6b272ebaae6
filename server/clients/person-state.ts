import { sql } from "drizzle-orm";
import type { PersonState } from "#contract/enumerations.ts";

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
