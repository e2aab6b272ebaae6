import type { Environment } from "#test/support/built/built-server.ts";
import { spam } from "./bots.ts";
import { sendCostlyContent } from "./costly-content.ts";
import type { Figure } from "./figures.ts";
import { guessPasswords } from "./guesses.ts";
import { sendWrongLists } from "./lists.ts";
import { countLogins, floodLogins, overload } from "./load.ts";
import { askForStrangers, mailPort, useUpMails } from "./mails.ts";
import { attackRooms } from "./rooms.ts";
import { fillWithKeys, writeTooOften } from "./repeats.ts";
import { starveOthers } from "./starving.ts";
import { soak } from "./soak.ts";
import { holdSockets } from "./sockets.ts";
import { spellAddresses } from "./spellings.ts";
import { startTarget, type Target } from "./target.ts";
import { timeForgotten, timeLogins } from "./timing.ts";
import { setClockAhead } from "./wrong-clock.ts";

interface Attack {
  run: (target: Target) => Promise<Figure[]>;
  environment?: Environment;
}

// Where the limits on guessing would end the attack before it measured anything.
const unlimited = { LOGIN_FAILURES_PER_ACCOUNT: "1000000", LOGIN_FAILURES_PER_ADDRESS: "1000000" };

// The limits that hold unless a setting says otherwise; other attacks write without them (built-server.ts).
const usualWrites = { WRITES_PER_MINUTE: "120", WRITES_PER_DAY: "2000" };

const mailed = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_TO: "agency@tinora.example" };

const attacks: Record<string, Attack> = {
  guesses: { run: guessPasswords },
  timing: { run: timeLogins, environment: unlimited },
  forgotten: { run: timeForgotten, environment: { ...unlimited, ...mailed, SITE_URL: "http://localhost" } },
  bots: { run: spam },
  sockets: { run: holdSockets },
  logins: { run: countLogins, environment: unlimited },
  flood: { run: floodLogins, environment: unlimited },
  overload: { run: overload },
  starving: { run: starveOthers },
  lists: { run: sendWrongLists, environment: { ...unlimited, VOICE_REQUESTS_PER_ADDRESS: "1000000" } },
  content: { run: sendCostlyContent },
  clock: { run: setClockAhead },
  keys: { run: fillWithKeys },
  writes: { run: writeTooOften, environment: usualWrites },
  rooms: { run: attackRooms },
  strangers: { run: askForStrangers, environment: { ...mailed, SITE_URL: "http://localhost" } },
  mails: { run: useUpMails, environment: mailed },
  spellings: { run: spellAddresses, environment: { MOST_CALLS_AT_ONCE: "1" } },
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
