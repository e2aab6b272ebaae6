import { expect } from "vitest";
import { filterValues } from "#contract/constants/enumerations.ts";
import { demandGroups } from "#contract/constants/values/insights.ts";
import { rowsOf } from "#server/db/client.ts";
import { sql } from "drizzle-orm";
import { addArtist } from "#test/support/artists.ts";
import { numbersFrom } from "#demo/stable.ts";
import { test } from "./counting-fixtures.ts";

const texts = [
  "Elif Karaçay",
  "deniz@ornek.example",
  "+90 532 111 22 33",
  "kürtçe kadın",
  "<b>sakin</b> erkek",
  "10.0.0.7",
];

test("after a random week no count holds a person, an address or a text", async ({
  server,
  db,
  play,
  search,
  counted,
}) => {
  const next = numbersFrom(33);
  const any = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const voiceIds = await addArtist(db, "/audio/1.mp3", "/audio/2.mp3", "/audio/3.mp3");
  const people = [];
  for (let day = 0; day < 7; day += 1) {
    const client = await server.createClient();
    people.push(client, await server.createOwner());
    for (let nth = 0; nth < 30; nth += 1) {
      const group = any(demandGroups);
      const filter = `${group}=${any<string>(filterValues[group])}`;
      const asked = any([
        filter,
        `q=${encodeURIComponent(any(texts))}`,
        `${filter}&q=${encodeURIComponent(any(texts))}`,
      ]);
      await (next() < 0.5 ? play(client, any(voiceIds)) : search(client, asked));
    }
    await counted();
    server.clock.forward(24 * 60);
  }
  const { plays, searches } = await counted();
  expect(plays.length).toBeGreaterThan(7);
  expect(searches.length).toBeGreaterThan(7);
  for (const { voiceId } of plays) expect(voiceIds).toContain(voiceId);
  for (const { combination } of searches)
    for (const [group, value] of new URLSearchParams(combination)) {
      const known = demandGroups.find((one) => one === group);
      expect(known && filterValues[known]).toContain(value);
    }
  const whole = JSON.stringify(
    await rowsOf(
      db,
      sql`select to_jsonb(p) as row from play_counts p union all select to_jsonb(s) from search_counts s`,
    ),
  );
  const told = people.flatMap(({ userId, userName, token }) => [userId, userName, token]);
  for (const text of [...told, ...texts]) expect(whole).not.toContain(text);
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select distinct column_name as name from information_schema.columns
      where table_name in ('play_counts', 'search_counts') order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(["combination", "count", "day", "voice_id"]);
});
