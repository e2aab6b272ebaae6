import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** As many as a server takes of one address while it is late (`load-shedding.ts`), as it is on a slow machine. */
const usualConnections = 12;
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
async function untilMeasured(
  answered: () => number,
  connections: number,
  failures: unknown[],
): Promise<void> {
  await sleep(1000);
  for (let waits = 0; answered() < connections && failures.length === 0 && waits < 300; waits++)
    await sleep(100);
}

/** A request as it is sent: a POST where it has a body. */
export interface Sent {
  url: string;
  headers: RequestHeaders;
  body?: string;
}

function bytesOf({ url, headers, body }: Sent, host: string): Buffer {
  const length: RequestHeaders =
    body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const method = body === undefined ? "GET" : "POST";
  return Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`);
}

/** `loadAll` with GETs of these addresses, which have headers in common. */
export const load = (origin: string, urls: readonly string[], headers: RequestHeaders, status: 200 | 304) =>
  loadAll(
    origin,
    urls.map((url) => ({ url, headers })),
    status,
  );

/**
 * Requests per second that `origin` answers over so many connections, each sending the next request after its answer. Throws
 * when an answer has another status. Bodies are skipped by their length: decoding them cost more than the server's work.
 */
export async function loadAll(
  origin: string,
  sentInTurn: readonly Sent[],
  status: number,
  connections = usualConnections,
): Promise<{ rate: number; answered: number }> {
  const { hostname, port } = new URL(origin);
  const requests = sentInTurn.map((one) => bytesOf(one, `${hostname}:${port}`));
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
      if (isOver) socket.destroy();
      else next();
    });
    socket.once("connect", next).on("data", read);
    socket.on("error", (error) => failures.push(error));
    socket.on("close", () => !isOver && failures.push("cut off"));
    return socket;
  };
  const start = performance.now();
  const sockets = Array.from({ length: connections }, openConnection);
  await untilMeasured(() => answered, connections, failures);
  const rate = (answered / (performance.now() - start)) * 1000;
  isOver = true;
  // What is still under way would take the places of the next measurement.
  if (failures.length === 0) await Promise.all(sockets.map((socket) => once(socket, "close")));
  for (const socket of sockets) socket.destroy();
  if (failures.length > 0 || answered === 0) throw new Error(`${origin}: ${String(failures[0] ?? "silent")}`);
  return { rate, answered };
}
