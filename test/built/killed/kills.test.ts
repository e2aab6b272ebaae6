import { expect, test } from "vitest";
import { triesAll } from "#test/support/amount.ts";
import { findPostgres } from "#test/support/database/postgres-binaries.ts";
import { embeddedPlaces, postgresPlaces } from "#drills/torture/places.ts";
import { torture } from "#drills/torture/torture.ts";

const databases = { embedded: async () => embeddedPlaces(), PostgreSQL: postgresPlaces };
const present = findPostgres() ? (["embedded", "PostgreSQL"] as const) : (["embedded"] as const);

// 15 kills a database where all is tried: 2 of first starts and migrations, 13 of a server that writes.
test.concurrent.each(present)("kill -9 loses and tears nothing on %s", { timeout: 600_000 }, async (name) => {
  const places = await databases[name]();
  try {
    const seed = Math.floor(Math.random() * 1_000_000_000);
    const plan = { seed, firstStarts: triesAll ? 2 : 1, whileWriting: triesAll ? 13 : 4, life: 2000 };
    const { acknowledged, damage } = await torture(places, plan);
    expect(damage, `seed ${seed}`).toEqual([]);
    // Every life wrote, however busy the machine.
    expect(acknowledged).toBeGreaterThan(plan.whileWriting);
  } finally {
    await places.remove();
  }
});
