import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { Callers } from "#server/session/caller.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base

  /** Sends a form of one part that the parser has to skip, and more after it; the answer is the status line. */
  .extend("sendSkipped", ({ owner, origin }) => (disposition: string, length: number): Promise<string> => {
    const body = `--x\r\n${disposition}\r\n\r\n${"y".repeat(length)}\r\n--x--\r\n${"z".repeat(300_000)}`;
    const head = [
      "POST /api/v1/audio HTTP/1.1",
      "host: localhost",
      `authorization: ${owner.headers.authorization}`,
      "content-type: multipart/form-data; boundary=x",
      `content-length: ${body.length}`,
      "connection: close",
    ].join("\r\n");
    return new Promise((resolve, reject) => {
      let answer = "";
      const { port, hostname } = new URL(origin);
      const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${body}`));
      socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
      socket.once("close", () => resolve(answer.split("\r\n")[0] ?? "")).once("error", reject);
    });
  });

beforeAll(waitForBodies);
afterAll(() => vi.restoreAllMocks());

/** Lets every call past the guard only when as much of its body waits as a socket reads ahead. */
function waitForBodies(): void {
  const signedIn = Reflect.get(Callers.prototype, "signedIn");
  vi.spyOn(Callers.prototype, "signedIn").mockImplementation(function (this: Callers, role) {
    const guard = signedIn.call(this, role);
    return async (request) => {
      await guard(request);
      const sent = Number(request.headers["content-length"] ?? 0);
      while (request.raw.readableLength < Math.min(sent, 65_536)) await turn();
    };
  });
}

const skipped = [
  'Content-Disposition: form-data; name="a"',
  'Content-Disposition: attachment; filename="a.mp3"',
  "X-Nothing: said",
];

test.for(skipped)(
  "a part that is skipped is answered, though much of it waited: %s",
  async (disposition, { sendSkipped }) => {
    for (const length of [60_000, 65_536, 90_000, 120_000, 130_000, 1_000_000])
      expect(await sendSkipped(disposition, length)).toBe("HTTP/1.1 400 Bad Request");
  },
);
