import { Passwords } from "#server/session/passwords.ts";
import { browse } from "./browsing.ts";
import { call, login } from "./call.ts";
import { figure, milliseconds, p99, quantile, tally, type Figure } from "./figures.ts";
import { atRate, inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

const enter = ({ origin }: Target) => login(origin, "demo-client", "demo-client-password");
/** Of different people, as logins of one are taken one after the other. */
const fail = ({ origin }: Target, nth: number) => login(origin, `name-${nth}`, "a wrong password");

/** Hashes for each second of a core where nothing else is done. */
async function countHashes(): Promise<number> {
  const passwords = new Passwords();
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: 100 }, () => passwords.verify("a wrong password", undefined)));
  const { user, system } = process.cpuUsage(before);
  return 100 / ((user + system) / 1_000_000);
}

/** How many logins a second of one processor the server answers. */
export async function countLogins(target: Target): Promise<Figure[]> {
  for (let nth = 0; nth < 10; nth += 1) await enter(target);
  const before = await target.processorSeconds();
  const answers = await inLoops(8, { seconds: 15 }, (nth) =>
    nth % 2 === 0 ? enter(target) : fail(target, nth),
  );
  const used = (await target.processorSeconds()) - before;
  const perCore = answers.length / used;
  return [
    figure("logins answered in 15 s", tally(answers.map(({ status }) => status)), true),
    figure("bare hashes for each second of a core here", (await countHashes()).toFixed(1), true),
    figure("… for each second of a core (at least 40)", perCore.toFixed(1), perCore >= 40),
  ];
}

/** A flood of logins beside people who browse. */
export async function floodLogins(target: Target): Promise<Figure[]> {
  const idle = await browse(target, 20, 10);
  const flooding = atRate(100, 12, (nth) => fail(target, nth));
  const busy = await browse(target, 20, 10);
  const flood = await flooding;
  const ratio = quantile(busy.taken, 0.5) / quantile(idle.taken, 0.5);
  return [
    figure(
      "a flood of 100 logins a second: answers",
      tally(flood.map(({ status }) => status)),
      flood.every(({ status }) => status !== 500 && status !== 0),
    ),
    figure(
      `… median of browsing, idle and meanwhile: ${milliseconds(quantile(idle.taken, 0.5))}, ${milliseconds(quantile(busy.taken, 0.5))} (at most 2×)`,
      `${ratio.toFixed(2)}×`,
      ratio <= 2,
    ),
    figure(
      `… its p99: ${milliseconds(p99(idle.taken))}, ${milliseconds(p99(busy.taken))}; its answers`,
      tally(busy.statuses),
      busy.statuses.every((status) => status === 200),
    ),
  ];
}

/** A proxy keeps so many connections to a server, and sends no more at once. */
const connections = 200;

/** Opens them, as they are when an overload comes: the system accepts one new one in each turn of the server's loop. */
const connectAll = ({ origin }: Target) =>
  Promise.all(Array.from({ length: connections }, () => call(origin, "/healthz")));

/**
 * Three times as many calls as can be answered, for as long as it takes: some are shed, and the others do not wait long.
 * It follows on a full load, so that the burst which the server lets wait is over.
 */
export async function overload(target: Target): Promise<Figure[]> {
  const page = "/api/v1/clients/demo-client/liked-voices";
  const one = () => call(target.origin, page, { headers: target.client });
  const idle = (await inLoops(1, { count: 1100 }, one)).slice(100);
  await connectAll(target);
  const most = await inLoops(64, { seconds: 8 }, one);
  const capacity = most.filter(({ status }) => status === 200).length / 8;
  let free = connections;
  const sent = await atRate(capacity * 3, 10, async () => {
    if (free === 0) return [];
    free -= 1;
    const answer = await one();
    free += 1;
    return [answer];
  });
  const answers = sent.flat();
  const accepted = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503 || status === 429);
  const times = (list: typeof answers) => list.map((answer) => answer.milliseconds);
  const ratio = p99(times(accepted)) / p99(times(idle));
  const told = shed.every(({ headers }) => Number(headers["retry-after"]) > 0);
  return [
    figure(
      `three times ${capacity.toFixed(0)} calls a second, ${connections} at once: answers`,
      tally(answers.map(({ status }) => status)),
      shed.length > 0 && told && accepted.length + shed.length === answers.length,
    ),
    figure(
      `… p99 of the accepted, idle and then: ${milliseconds(p99(times(idle)))}, ${milliseconds(p99(times(accepted)))} (at most 12×)`,
      `${ratio.toFixed(1)}×`,
      ratio <= 12,
    ),
  ];
}
