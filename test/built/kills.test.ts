import { expect, test } from "vitest";
import { embeddedPlaces, postgresPlaces } from "#test/torture/places.ts";
import { killFirstStart, killWhileWriting } from "#test/torture/torture.ts";
import { findPostgres } from "#test/support/postgres-binaries.ts";

const minutes = 60_000;
const databases = { embedded: async () => embeddedPlaces(), PostgreSQL: postgresPlaces };
const present = findPostgres() ? (["embedded", "PostgreSQL"] as const) : (["embedded"] as const);

// 25 kills a database: 5 of first starts and migrations, 20 of a server that writes.
test.each(present)("kill -9 loses and tears nothing on %s", { timeout: 10 * minutes }, async (name) => {
  const places = await databases[name]();
  try {
    for (let nth = 0; nth < 5; nth++) expect(await killFirstStart(await places.next())).toEqual([]);
    const { acknowledged, damage } = await killWhileWriting(await places.next(), 20);
    expect(damage).toEqual([]);
    expect(acknowledged).toBeGreaterThan(100);
  } finally {
    await places.remove();
  }
});
