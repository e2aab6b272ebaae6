import { placeMakers, type Places } from "./places.ts";
import { torture, type Outcome } from "./torture.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Kills in one place, before another one is begun. */
const shift = 50;

/** Kills on one database in shifts, each of a seed of its own, some side by side; prints the sum after each. */
async function run(name: string, makePlaces: () => Promise<Places>, wanted: Wanted): Promise<boolean> {
  const started = performance.now();
  const sum: Outcome = { kills: 0, acknowledged: 0, backups: 0, damage: [] };
  const shifts = Array.from({ length: Math.ceil(wanted.kills / shift) }, (_, nth) => ({
    seed: wanted.seed + nth,
    size: Math.min(shift, wanted.kills - nth * shift),
  }));
  const lane = async () => {
    const places = await makePlaces();
    for (let next = shifts.shift(); next; next = shifts.shift()) {
      const firstStarts = Math.ceil(next.size / 10);
      const whileWriting = next.size - firstStarts;
      const outcome = await torture(places, {
        seed: next.seed,
        firstStarts,
        whileWriting,
        life: wanted.life,
      });
      sum.kills += outcome.kills;
      sum.acknowledged += outcome.acknowledged;
      sum.backups += outcome.backups;
      sum.damage.push(...outcome.damage);
      for (const one of outcome.damage) print(`${name}: ${one} (SEED=${next.seed} KILLS=${next.size})`);
      const minutes = Math.round((performance.now() - started) / 6000) / 10;
      print(
        `${name}: ${sum.kills} kills, ${sum.acknowledged} acknowledged writes, ${sum.backups} backups kept, ` +
          `${sum.damage.length} lost, torn or answered wrongly; ${minutes} min`,
      );
    }
    await places.remove();
  };
  await Promise.all(Array.from({ length: wanted.lanes }, lane));
  return sum.damage.length === 0;
}

export interface Wanted {
  /** On each database; `lanes` of them side by side. */
  kills: number;
  lanes: number;
  /** How long a server may write before it is killed, in milliseconds. */
  life: number;
  seed: number;
}

/** Kills on both databases side by side, or on one alone; whether all went well. */
export async function tortureAll(wanted: Wanted, database: string | undefined): Promise<boolean> {
  print(`SEED=${wanted.seed}`);
  const chosen = Object.entries(placeMakers).filter(([name]) => (database ?? name) === name);
  const right = await Promise.all(chosen.map(([name, make]) => run(name, make, wanted)));
  return right.every(Boolean);
}
