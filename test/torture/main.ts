import { embeddedPlaces, postgresPlaces, type Places } from "./places.ts";
import { killFirstStart, killWhileWriting } from "./torture.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const kills = Number(process.env["KILLS"] ?? 1000);

async function run(name: string, places: Places): Promise<number> {
  const started = performance.now();
  const first: string[] = [];
  const starts = Math.ceil(kills / 10);
  for (let nth = 0; nth < starts; nth++) first.push(...(await killFirstStart(await places.next())));
  const { acknowledged, damage } = await killWhileWriting(await places.next(), kills - starts);
  await places.remove();
  const minutes = Math.round((performance.now() - started) / 6000) / 10;
  print(
    `${name}: ${kills} kills (${starts} of first starts), ${acknowledged} acknowledged writes, ${minutes} min`,
  );
  for (const one of [...first, ...damage]) print(`  ${one}`);
  if (first.length + damage.length === 0) print("  0 lost, 0 torn, 0 answered wrongly");
  return first.length + damage.length;
}

/** `npm run torture`: KILLS (1,000) on each database; needs `npm run build` first. */
const wrong = (await run("embedded", embeddedPlaces())) + (await run("PostgreSQL", await postgresPlaces()));
process.exitCode = wrong === 0 ? 0 : 1;
