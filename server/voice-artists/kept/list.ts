import { sql, type SQL } from "drizzle-orm";
import { listedFields } from "#contract/constants/artist-fields.ts";
import { artistStates, type ArtistOrder, type ArtistState } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { ArtistPage, ListedArtist } from "#contract/voice-artists.ts";
import type { Language } from "#contract/voices/voices.ts";
import { turkishOrder } from "#server/db/text/turkish-order.ts";
import { ahead } from "#server/clock/agency-day.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { type Db, rowsOf } from "#server/db/client.ts";
import { type Paging, totals } from "#server/http/paging.ts";
import { nameKey } from "#server/db/text/name-key.ts";

/** Which artists are wanted: `q` is part of a name, `endingConsent` those whose consent ends soon or has ended. */
export interface ArtistFilters {
  q: string;
  states: ArtistState[];
  languages: Language[];
  endingConsent: boolean;
  order: ArtistOrder;
}

const name = turkishOrder(sql`a.name`);
const state = sql`array_position(${sql.param([...artistStates])}::text[], a.state)`;

const orders: Record<ArtistOrder, SQL> = {
  name: sql`${name}`,
  "-name": sql`${name} desc`,
  samples: sql`v.samples, ${name}`,
  "-samples": sql`v.samples desc, ${name}`,
  state: sql`${state}, ${name}`,
  "-state": sql`${state} desc, ${name}`,
  changedAt: sql`a.changed_at`,
  "-changedAt": sql`a.changed_at desc`,
};

/** The wanted artists as `a`, whatever their state, beside what their samples amount to as `v`. */
function wanted({ q, languages, endingConsent }: ArtistFilters, today: string): SQL {
  const key = nameKey(q);
  const soon = ahead(today, { days: limits.consentDays });
  // What nobody can see anyway needs no notice.
  const ends = sql`case when a.state <> 'archived' then v.ends end`;
  const samples = sql`
    select count(*)::int as samples, (count(*) filter (where s.state = 'published'))::int as published,
      min(s.publish_until) filter (where s.state = 'published' and s.publish_until <= ${soon}::date) as ends
    from voices s where s.artist_id = a.id`;
  return sql`from voice_artists a cross join lateral (${samples}) v where
    ${key === "" ? sql`true` : sql`strpos(a.name_key, ${key}) > 0`}
    and ${languages.length === 0 ? sql`true` : sql`a.languages && ${sql.param(languages)}::text[]`}
    and ${endingConsent ? sql`${ends} is not null` : sql`true`}`;
}

// A list of texts comes as JSON over both databases.
const fieldsOfRow = sql.join(
  listedFields.map(
    (field) => sql`to_json(a.${sql.identifier(voiceArtists[field].name)}) as ${sql.identifier(field)}`,
  ),
  sql`, `,
);

type Row = Omit<ListedArtist, "changedAt"> & { changedAt: Date | string };

/** A page of the owners' table, and how many artists every state has under the other filters. */
export async function findListedArtists(
  db: Db,
  paging: Paging,
  filters: ArtistFilters,
  today: string,
): Promise<ArtistPage> {
  const from = wanted(filters, today);
  const { states, order } = filters;
  const inState = states.length === 0 ? sql`true` : sql`a.state = any(${sql.param(states)}::text[])`;
  const rows = await rowsOf<Row>(
    db,
    sql`select a.id as "artistId", ${fieldsOfRow}, a.state,
          v.samples, v.published as "publishedSamples", a.changed_at as "changedAt",
          case when a.state <> 'archived' then v.ends::text end as "consentEnds",
          (select nullif(concat_ws(' ', u.name, u.last_name), '') from users u where u.id = a.changed_by) as "changedBy"
        ${from} and ${inState} order by ${orders[order]}, a.id
        limit ${paging.size} offset ${paging.page * paging.size}`,
  );
  const counted = await rowsOf<{ state: ArtistState; count: number }>(
    db,
    sql`select a.state, count(*)::int as count ${from} group by a.state`,
  );
  const counts = new Map(counted.map((row) => [row.state, row.count]));
  const total = counted
    .filter((row) => states.length === 0 || states.includes(row.state))
    .reduce((sum, row) => sum + row.count, 0);
  return {
    content: rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt).toISOString() })),
    ...totals(total, paging),
    states: Object.fromEntries(artistStates.map((one) => [one, counts.get(one) ?? 0])),
  };
}
