import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { browse } from "./browsing.ts";
import { figure, milliseconds, p99, tally, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const sockets = 1000;
const opening = "POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\n";
const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\nusername=";

interface Held {
  seconds: number;
  answer: string;
}

/** Sends a beginning and then a byte or a header every second, as a slow-loris does; resolves when it is cut. */
function hold(origin: URL, beginning: string, drip: string): Promise<Held> {
  return new Promise((resolve) => {
    const began = performance.now();
    let answer = "";
    const socket = connect(Number(origin.port), "127.0.0.1", () => socket.write(beginning));
    const dripping = setInterval(() => socket.writable && socket.write(drip), 1000);
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearInterval(dripping);
      resolve({ seconds: (performance.now() - began) / 1000, answer: answer.split("\r\n")[0] ?? "" });
    });
  });
}

const longest = (held: Held[]) => Math.max(...held.map(({ seconds }) => seconds));

/** Threat 18: a thousand slow sockets at once, while others browse. */
export async function holdSockets(target: Target): Promise<Figure[]> {
  const origin = new URL(target.origin);
  const idle = await browse(target, 20, 10);
  const many = (beginning: string, drip: string) =>
    Promise.all(Array.from({ length: sockets / 2 }, () => hold(origin, beginning, drip)));
  const inHeaders = many(opening, "x-drip: y\r\n");
  const inBodies = many(opening + form, "a");
  await sleep(500);
  const [headers, bodies, held] = await Promise.all([inHeaders, inBodies, browse(target, 20, 9)]);
  const ratio = p99(held.taken) / p99(idle.taken);
  return [
    figure(
      `${sockets} slow sockets: how they ended`,
      tally([...headers, ...bodies].map(({ answer }) => answer)),
      true,
    ),
    figure("… headers cut within (6.5 s)", `${longest(headers).toFixed(1)} s`, longest(headers) <= 6.5),
    figure("… bodies cut within (12 s)", `${longest(bodies).toFixed(1)} s`, longest(bodies) <= 12),
    figure(
      `… p99 of browsing, idle and meanwhile: ${milliseconds(p99(idle.taken))}, ${milliseconds(p99(held.taken))} (at most 2×)`,
      `${ratio.toFixed(2)}×`,
      ratio <= 2 && held.statuses.every((status) => status === 200),
    ),
  ];
}
