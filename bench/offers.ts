import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { readOfferPage } from "#server/offers/page.ts";
import { tabsOf } from "#server/offers/standing.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { inTurn, median } from "./rounds.ts";

const today = "2026-11-22";
const perRound = 60;
/** Accounts of the agency; each has as many offers as the others. */
const accountCount = 50;
/** What an owner who looks now and then has not read. */
const unreadCount = 40;

/** Fills a database that has voices with an owner, accounts and `count` offers of one to three voices in all states. */
export async function fillOffers(db: Db, count: number): Promise<OfferReader> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into accounts (company) select 'Firma ' || n from generate_series(1, ${accountCount}) n`,
    );
    await tx.execute(sql`
      insert into users (account_id, user_name, role, name, last_name, password_hash)
      select id, 'client-' || row_number() over (), 'CLIENT', 'Deniz', 'Ada', 'x' from accounts`);
    await tx.execute(sql`
      insert into users (user_name, role, name, password_hash) values ('bench-owner', 'OWNER', 'Elif', 'x')`);
    await tx.execute(sql`
      with people as (
        select id, account_id, row_number() over (order by id) - 1 as nth from users where role = 'CLIENT'
      )
      insert into offers
        (account_id, user_id, title, budget, platform, version, status, turn, answer_by, created_at, changed_at)
      select p.account_id, p.id, 'Reklam ' || n, n % 5000, 'TV', 1, s.status,
        case when s.status = 'open' then case when n % 2 = 0 then 'client' else 'agency' end end,
        case when n % 3 = 0 then ${today}::date + 1 + n % 60 end,
        now() - make_interval(mins => n), now() - make_interval(mins => (n * 7919) % ${count}::int)
      from generate_series(1, ${count}) n
      join people p on p.nth = n % ${accountCount}
      cross join lateral (select (array['open', 'open', 'accepted', 'accepted', 'declined', 'withdrawn', 'expired'])[1 + n % 7] as status) s`);
    await tx.execute(sql`
      with chosen as (
        select array_agg(id) as ids from (select id from voices limit 500) v
      )
      insert into offer_voices (offer_id, voice_id, place, shown)
      select o.id, ids[1 + (o.position + place * 31) % 500], place, jsonb_build_object(
        'voiceArtistName', 'Elif', 'voiceMp3', '/audio/a.mp3', 'gender', 'Female', 'ageRangeNames', '[]'::jsonb,
        'voiceColorNames', '[]'::jsonb, 'seconds', 5, 'peaks', repeat('ab', 128), 'transcript', null)
      from offers o, chosen, generate_series(0, 2) place where place <= o.position % 3`);
    for (const key of [sql`'agency'`, sql`account_id::text`])
      await tx.execute(sql`
        insert into offer_counts (owner_key, client, agency, accepted, declined, withdrawn, expired)
        select ${key}, count(*) filter (where turn = 'client'), count(*) filter (where turn = 'agency'),
          count(*) filter (where status = 'accepted'), count(*) filter (where status = 'declined'),
          count(*) filter (where status = 'withdrawn'), count(*) filter (where status = 'expired')
        from offers group by 1
        on conflict (owner_key) do update set client = excluded.client, agency = excluded.agency,
          accepted = excluded.accepted, declined = excluded.declined, withdrawn = excluded.withdrawn,
          expired = excluded.expired`);
    await tx.execute(sql`
      insert into offer_unread (user_id, offer_id, count)
      select u.id, o.id, 1 from users u, (select id from offers order by changed_at desc limit ${unreadCount}) o
      where u.role = 'OWNER'
      on conflict do nothing`);
  });
  await db.execute(sql`analyze`);
  const { rows } = (await db.execute(sql`select id from users where role = 'OWNER'`)) as {
    rows: { id: string }[];
  };
  return { side: "agency", userId: rows[0]?.id ?? "", accountId: null };
}

// The tabs of the page, and the list of all.
const lists = [
  tabsOf(),
  tabsOf(["open"], "agency"),
  tabsOf(["open"], "client"),
  tabsOf(["accepted"]),
  tabsOf(["declined", "withdrawn", "expired"]),
];

/** The median time of a first page over all tabs, in milliseconds. */
async function pages(db: Db, reader: OfferReader): Promise<number> {
  const figures: number[] = [];
  for (let nth = 0; nth < perRound; nth += 1) {
    const start = performance.now();
    const filters = { tabs: lists[nth % lists.length] ?? [], q: undefined };
    await readOfferPage(db, reader, filters, { page: nth % 3, size: 15 }, { today, delivers: true });
    figures.push(performance.now() - start);
  }
  return median(figures);
}

/** S7 in turn: pages of the list of few offers and of many. */
export const measureOffers = (few: [Db, OfferReader], many: [Db, OfferReader], rounds: number) =>
  inTurn({ few: () => pages(...few), many: () => pages(...many) }, rounds);
