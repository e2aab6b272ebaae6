import { stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { askServer, type ControlCalls, listenForCommands } from "#server/control/control.ts";
import { test as base } from "#test/support/fixtures.ts";

const taken = { path: "/backups/one", rows: 3, audioFiles: 0, missingAudio: [] };

const test = base
  .extend("asked", (): unknown[] => [])
  .extend("listen", ({ folder, asked }, { onCleanup }) => async (calls: Partial<ControlCalls> = {}) => {
    const server = await listenForCommands(folder, {
      "back-up": async () => taken,
      "end-owner": async (sent) => {
        asked.push(sent);
        return { isEnded: sent.userName === "ada" };
      },
      ...calls,
    });
    onCleanup(() => server.close());
  })
  // What a connection that sends this is told.
  .extend("tell", ({ folder }) => async (line: string): Promise<unknown> => {
    const socket = connect(join(folder, "control.sock"));
    socket.write(line);
    return JSON.parse(await text(socket));
  });

test("without a server nobody is asked", async ({ folder }) => {
  expect(await askServer(folder, "back-up", {})).toBe(undefined);
  expect(await askServer(join(folder, "nowhere"), "back-up", {})).toBe(undefined);
});

test("a server does what it is asked, for its own user alone", async ({ folder, listen, asked }) => {
  await listen();
  expect(await askServer(folder, "back-up", {})).toEqual(taken);
  const answers = await Promise.all(
    ["ada", "bora"].map((userName) => askServer(folder, "end-owner", { userName })),
  );
  expect(answers).toEqual([{ isEnded: true }, { isEnded: false }]);
  expect(asked).toEqual(expect.arrayContaining([{ userName: "ada" }, { userName: "bora" }]));
  const { mode } = await stat(join(folder, "control.sock"));
  expect(mode & 0o777).toBe(0o600);
});

test("what it cannot do it says", async ({ folder, listen }) => {
  await listen({ "back-up": () => Promise.reject(new Error("the disk is full")) });
  await expect(askServer(folder, "back-up", {})).rejects.toThrow("the disk is full");
});

test.for([
  "{}\n",
  "null\n",
  "nonsense\n",
  '{"call":"toString"}\n',
  '{"call":"constructor","asked":{}}\n',
  "\n",
])("%j is no call", async (line, { listen, tell, asked }) => {
  await listen();
  expect(await tell(line)).toEqual({ failed: expect.any(String) });
  expect(asked).toEqual([]);
});

test("a call that comes in pieces, or with more behind it, is one call", async ({ listen, tell, asked }) => {
  await listen();
  const call = '{"call":"end-owner","asked":{"userName":"ada"}}\n';
  expect(await tell(`${call}${call}`)).toEqual({ done: { isEnded: true } });
  expect(asked).toHaveLength(1);
});
