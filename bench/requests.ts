import { sql } from "drizzle-orm";
import { requestStates } from "#contract/constants/values/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { defaultSettings } from "#server/settings.ts";
import type { RequestReader } from "#server/voice-requests/reading/listed.ts";
import { readRequestPage } from "#server/voice-requests/reading/page.ts";
import { benchDay } from "./fill-library.ts";
import { inTurn, median } from "./rounds.ts";

const perRound = 60;
const now = new Date(`${benchDay}T12:00:00Z`);

/** Fills a database with so many requests in all states, of half as many people, each with three events. */
export async function fillRequests(db: Db, count: number): Promise<RequestReader> {
  const states = sql.raw(`array[${requestStates.map((state) => `'${state}'`).join()}]`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (user_name, role, name, password_hash) values ('bench-owner', 'OWNER', 'Elif', 'x')`);
    await tx.execute(sql`
      insert into voice_requests (full_name, phone, email, company_name, project_medium, project_version, budget_range,
        voice_requirements, radio_solutions, person, state, waiting_since, body_hash, created_at)
      select 'Deniz ' || n, '0532', 'kisi' || n / 2 || '@ornek.example', 'Firma ' || n % 500, 'Radyo', '', '',
        'Sıcak bir kadın sesi, Türkçe.', false, md5('person' || n / 2)::uuid, s.state,
        case when s.state in ('new', 'suggested') then s.made end, '', s.made
      from generate_series(1, ${count}) n
      cross join lateral (select (${states})[1 + n % ${requestStates.length}] as state,
        ${now.toISOString()}::timestamptz - make_interval(mins => (n * 7919) % 250000) as made) s`);
    await tx.execute(sql`
      insert into request_events (request_id, kind, details, created_at)
      select id, (array['arrived', 'noted', 'noted'])[e], '{"suspicion": null, "text": "Arandı"}'::jsonb, created_at
      from voice_requests, generate_series(1, 3) e`);
    const counted = sql.raw(
      requestStates.map((state) => `count(*) filter (where state = '${state}')`).join(),
    );
    await tx.execute(
      sql`update request_counts set (${sql.raw(requestStates.join())}) = (select ${counted} from voice_requests)`,
    );
  });
  await db.execute(sql`analyze`);
  const { rows } = (await db.execute(sql`select id from users where role = 'OWNER'`)) as {
    rows: { id: string }[];
  };
  return {
    userId: rows[0]?.id ?? "",
    locale: "tr",
    generation: 0,
    now,
    today: benchDay,
    timeZone: defaultSettings.agencyTimeZone,
    answerHours: defaultSettings.answerHours,
  };
}

/** The median time of a first page over the list of all and every tab, in milliseconds. */
async function pages(db: Db, reader: RequestReader): Promise<number> {
  const tabs = [undefined, ...requestStates];
  const figures: number[] = [];
  for (let nth = 0; nth < perRound; nth += 1) {
    const filters = { state: tabs[nth % tabs.length], isMine: false, q: undefined };
    const start = performance.now();
    await readRequestPage(db, reader, filters, { page: nth % 3, size: 15 });
    figures.push(performance.now() - start);
  }
  return median(figures);
}

/** S7 of requests in turn: pages of the list of few and of many. */
export const measureRequests = (few: [Db, RequestReader], many: [Db, RequestReader], rounds: number) =>
  inTurn({ few: () => pages(...few), many: () => pages(...many) }, rounds);
