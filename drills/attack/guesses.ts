import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { login } from "./call.ts";
import { figure, milliseconds, p99, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

const bots = 100;
const guesses = 10_000;

const forged = () => `203.0.113.${randomInt(256)}, 198.51.100.${randomInt(256)}`;

/** Threats 12 and 16: guesses from a hundred addresses with forged headers, while the victim goes on working. */
export async function guessPasswords({ origin }: Target): Promise<Figure[]> {
  const victim: number[] = [];
  const waits: number[] = [];
  const attack = new AbortController();
  const work = async () => {
    while (!attack.signal.aborted) {
      const { status, milliseconds: taken } = await login(origin, "demo-client", "demo-client-password");
      victim.push(status);
      waits.push(taken);
      await sleep(100);
    }
  };
  const working = work();
  const statuses = await inLoops(50, { count: guesses }, async (nth) => {
    const from = `127.0.1.${1 + (nth % bots)}`;
    const headers = { "x-forwarded-for": forged() };
    return (await login(origin, "demo-client", `guess ${nth}`, { from, headers })).status;
  });
  attack.abort();
  await working;
  const heard = statuses.filter((status) => status === 401).length;
  const sprayed = await inLoops(20, { count: 1000 }, async (nth) => {
    const headers = { "x-forwarded-for": forged() };
    return (await login(origin, `name-${nth}`, "guess", { from: "127.0.2.1", headers })).status;
  });
  const tried = sprayed.filter((status) => status === 401).length;
  return [
    figure(`${guesses} guesses from ${bots} addresses: answers`, tally(statuses), heard <= bots * 5),
    figure(
      "… none let in, none unanswered",
      tally(statuses),
      !statuses.includes(200) && !statuses.includes(0),
    ),
    figure(
      `… the victim meanwhile: ${victim.length} logins (p99 ${milliseconds(p99(waits))})`,
      tally(victim),
      // Whoever calls while the server is full is told to come back; nothing else may keep the victim out.
      victim.includes(200) && victim.every((status) => status === 200 || status === 503),
    ),
    // Guesses under way at once may each pass the check before the others are counted.
    figure("1,000 names from one address: answers", tally(sprayed), tried <= 120),
  ];
}
