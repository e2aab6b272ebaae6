import { browse } from "./browsing.ts";
import { call, postJson } from "./call.ts";
import { figure, milliseconds, p99, quantile, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import { fromPage, openRoom } from "./rooms.ts";
import type { Target } from "./target.ts";

const seconds = 10;

/** What others notice of what one address does: their median against the idle one, and whether they are refused. */
async function besides(target: Target, what: string, attack: () => Promise<number[]>): Promise<Figure[]> {
  const idle = await browse(target, 20, seconds);
  const attacking = attack();
  const busy = await browse(target, 20, seconds);
  const answers = await attacking;
  const [before, then] = [quantile(idle.taken, 0.5), quantile(busy.taken, 0.5)];
  return [
    figure(`${what}: its answers`, tally(answers), !answers.includes(0) && !answers.includes(500)),
    figure(
      `… median of others, idle and meanwhile: ${milliseconds(before)}, ${milliseconds(then)} (at most 2×; p99 ${milliseconds(p99(busy.taken))})`,
      `${(then / before).toFixed(2)}×`,
      then / before <= 2,
    ),
    figure(
      "… answers to others",
      tally(busy.statuses),
      busy.statuses.every((status) => status === 200),
    ),
  ];
}

const password = "bu odanın şifresi";

/** One address does its worst, with pages and with the right password of a room, while others browse. */
export async function starveOthers(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const figures: Figure[] = [];
  const pages = (connections: number) => () =>
    inLoops(connections, { seconds: seconds + 1 }, async () => {
      const path = "/api/v1/voices?page=0&size=100";
      return (await call(origin, path, { from: "127.0.7.1", headers: client })).status;
    });
  for (const connections of [20, 100])
    figures.push(...(await besides(target, `${connections} connections of one address`, pages(connections))));
  const { path } = await openRoom(target, { password });
  const passwords = (atOnce: number) => () =>
    inLoops(atOnce, { seconds: seconds + 1 }, async () => {
      // Each time from another address: the first has then given its passwords of a quarter of an hour.
      const sent = { from: `127.0.8.${atOnce}`, headers: fromPage };
      return (await postJson(origin, `${path}/password`, { password }, sent)).status;
    });
  for (const atOnce of [20, 40])
    figures.push(
      ...(await besides(target, `${atOnce} right passwords of a room at once`, passwords(atOnce))),
    );
  return figures;
}
