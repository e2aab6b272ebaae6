import type { Environment } from "#test/support/built/built-server.ts";
import { spam } from "./bots.ts";
import type { Figure } from "./figures.ts";
import { guessPasswords } from "./guesses.ts";
import { countLogins, floodLogins, overload } from "./load.ts";
import { soak } from "./soak.ts";
import { holdSockets } from "./sockets.ts";
import { startTarget, type Target } from "./target.ts";
import { timeLogins } from "./timing.ts";

interface Attack {
  run: (target: Target) => Promise<Figure[]>;
  environment?: Environment;
}

// Where the limits on guessing would end the attack before it measured anything.
const unlimited = { LOGIN_FAILURES_PER_ACCOUNT: "1000000", LOGIN_FAILURES_PER_ADDRESS: "1000000" };

const attacks: Record<string, Attack> = {
  guesses: { run: guessPasswords },
  timing: { run: timeLogins, environment: unlimited },
  bots: { run: spam },
  sockets: { run: holdSockets },
  logins: { run: countLogins, environment: unlimited },
  flood: { run: floodLogins, environment: unlimited },
  overload: { run: overload },
  soak: { run: soak },
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run attack`: every attack but the soak, or those that are named, over DATABASE; needs `npm run build` first. */
const named = process.argv.slice(2);
const chosen = named.length > 0 ? named : Object.keys(attacks).filter((name) => name !== "soak");
let missed = 0;
for (const name of chosen) {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack ${name}, but ${Object.keys(attacks).join(", ")}.`);
  const target = await startTarget(process.env["DATABASE"] ?? "embedded", attack.environment);
  try {
    for (const { what, figure, holds } of await attack.run(target)) {
      print(`${name}: ${what}: ${figure}${holds ? "" : "  MISSED"}`);
      if (!holds) missed += 1;
    }
  } finally {
    await target.stop();
  }
}
process.exitCode = missed === 0 ? 0 : 1;
