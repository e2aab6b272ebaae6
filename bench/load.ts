import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const connections = 16;
const headersEnd = Buffer.from("\r\n\r\n");

type RequestHeaders = Record<string, string>;

/** Parses consecutive answers of a connection; calls `onAnswer` with the status of each. */
function answerReader(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(headersEnd);
      if (end < 0) return;
      const text = head.toString("latin1", 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      status = Number(text.slice(9, 12));
      if (length === undefined && status !== 304) throw new Error(`An answer without a length: ${text}`);
      missing = Number(status === 304 ? 0 : length) - (head.length - end - headersEnd.length);
      head = Buffer.alloc(0);
    }
    if (missing <= 0) onAnswer(status);
  };
}

/** Waits one second, or until a slow server has answered every connection once (at most 30 s more). */
async function untilMeasured(answered: () => number, failures: unknown[]): Promise<void> {
  await sleep(1000);
  for (let waits = 0; answered() < connections && failures.length === 0 && waits < 300; waits++)
    await sleep(100);
}

/**
 * Requests per second that `origin` answers over 16 connections, each sending the next request after its answer. Throws
 * when an answer has another status. Bodies are skipped by their length: decoding them cost more than the server's work.
 */
export async function load(
  origin: string,
  urls: readonly string[],
  headers: RequestHeaders,
  status: 200 | 304,
): Promise<{ rate: number; answered: number }> {
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
  const requests = urls.map((url) => Buffer.from(`GET ${url} HTTP/1.1\r\n${lines.join("")}\r\n`));
  let answered = 0;
  let sent = 0;
  let isOver = false;
  const failures: unknown[] = [];
  const openConnection = () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const next = () => socket.write(requests[sent++ % requests.length] ?? "");
    const read = answerReader((given) => {
      if (given !== status) failures.push(`answered ${given}`);
      answered += 1;
      if (!isOver) next();
    });
    socket.once("connect", next).on("data", read);
    socket.on("error", (error) => failures.push(error));
    socket.on("close", () => !isOver && failures.push("cut off"));
    return socket;
  };
  const start = performance.now();
  const sockets = Array.from({ length: connections }, openConnection);
  await untilMeasured(() => answered, failures);
  const rate = (answered / (performance.now() - start)) * 1000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  if (failures.length > 0 || answered === 0) throw new Error(`${origin}: ${String(failures[0] ?? "silent")}`);
  return { rate, answered };
}
