import { and, eq } from "drizzle-orm";
import { agencyToday } from "#server/clock/agency-day.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { importRows } from "#server/db/schema/imports.ts";
import { BroughtBytes } from "#server/imports/check/files.ts";
import { headingsOf } from "#server/imports/check/found.ts";
import { type Group, groupRows } from "#server/imports/check/groups.ts";
import { takenRows } from "#server/imports/check/rows-to-judge.ts";
import { refuseRows } from "#server/imports/check/judge.ts";
import { findStored, tagOf } from "#server/imports/check/stored-artists.ts";
import { findRows, writeJudged } from "#server/imports/rows.ts";
import { finish } from "./end.ts";
import { importArtist } from "./import-artist.ts";
import type { Lease } from "./lease.ts";
import { contextOf, dropSounds, type Prepared, prepareArtist, type RunParts } from "./prepare.ts";

/** So many artists are prepared while one is written. */
const preparedAtOnce = 4;

const refuseChanged = ({ rows }: Group) =>
  refuseRows(rows.map(({ row }) => ({ row, remarks: [{ code: "changed-since" as const }] })));

/** The artists that something is to become of, in the order of the file. */
async function openGroups(db: Db, { held }: Lease): Promise<Group[]> {
  const rows = await findRows(db, held.id);
  const open = new Set(
    rows.flatMap(({ artistKey, outcome, doneAt }) =>
      doneAt === null && (outcome === "new" || outcome === "changed") ? [artistKey] : [],
    ),
  );
  return groupRows(takenRows(rows), headingsOf(held.found)).filter(({ key }) => open.has(key));
}

/** What became of an artist; `stopped` where the import does not go on. */
type Written = "written" | "refused" | "stopped";

/** Writes an artist, whole or not at all, and that it is done. */
async function writePrepared(
  parts: RunParts,
  lease: Lease,
  { group, rows, plan, sounds }: Prepared,
): Promise<Written> {
  const { held } = lease;
  const now = parts.clock();
  return parts.db.transaction(async (tx) => {
    // In the order of every write of the catalogue: its row first.
    await bumpCatalogue(tx);
    if (!(await lease.isHeld(tx))) return "stopped";
    const stored = (await findStored(tx, [group.key])).get(group.key);
    const isSame = tagOf(stored) === (held.found.tags[group.key] ?? null);
    if (plan && isSame)
      await importArtist(tx, {
        plan,
        sounds,
        owner: { actorId: held.userId },
        now,
        today: agencyToday(parts),
      });
    const told = plan && !isSame ? refuseChanged(group) : rows;
    await writeJudged(
      tx,
      held.id,
      told.map((row) => ({ ...row, artistKey: group.key })),
    );
    await tx
      .update(importRows)
      .set({ doneAt: now })
      .where(and(eq(importRows.importId, held.id), eq(importRows.artistKey, group.key)));
    return plan && isSame ? "written" : "refused";
  });
}

/** Artists that are prepared one after the other, some of them ahead. */
class Ahead {
  readonly #waiting: Promise<Prepared>[] = [];
  readonly #start: () => Promise<Prepared> | undefined;

  constructor(groups: Group[], prepare: (group: Group) => Promise<Prepared>) {
    this.#start = () => {
      const group = groups.shift();
      return group && prepare(group);
    };
    for (let nth = 0; nth < preparedAtOnce; nth += 1) this.#prepare();
  }

  #prepare(): void {
    const prepared = this.#start();
    if (!prepared) return;
    // Its fault is heard of when its turn comes.
    prepared.catch(() => undefined);
    this.#waiting.push(prepared);
  }

  /** The next artist; undefined after the last. */
  async next(): Promise<Prepared | undefined> {
    const prepared = await this.#waiting.shift();
    this.#prepare();
    return prepared;
  }

  /** Those that were begun and are not wanted any more. */
  async rest(): Promise<Prepared[]> {
    const results = await Promise.allSettled(this.#waiting.splice(0));
    return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  }
}

/** Imports artist by artist, several prepared ahead, until all are done, it is cancelled, or the server stops. */
export async function runImport(parts: RunParts, lease: Lease, isStopping: () => boolean): Promise<void> {
  let isStopped = false;
  const goOn = async () => !(isStopped ||= isStopping() || !(await lease.renew()));
  const context = contextOf(lease.held, new BroughtBytes(parts), goOn);
  const ahead = new Ahead(await openGroups(parts.db, lease), (group) => prepareArtist(parts, context, group));
  try {
    for (let prepared = await ahead.next(); prepared; prepared = await ahead.next()) {
      // Where it throws, the database may have it all the same: its bytes stay, and are swept if nothing names them.
      const written = (await goOn()) ? await writePrepared(parts, lease, prepared) : "stopped";
      if (written !== "written") await dropSounds(parts, prepared.sounds);
      if (written === "stopped") return;
    }
  } finally {
    isStopped = true;
    for (const { sounds } of await ahead.rest()) await dropSounds(parts, sounds);
  }
  await finish(parts, lease.held.id);
}
