import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, vi } from "vitest";
import { playCounts } from "#server/db/schema/insights.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { watchCalls } from "#test/support/calls.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";

const test = base.extend("drafts", { scope: "file" }, () => numbered(3));

beforeEach(() => localStorage.setItem("locale", "tr"));
afterEach(stopPlayer);

const be = (status: "playing" | "paused" | "idle") => act(() => usePlayer.setState({ status }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the library, has its first voice play, and lets time pass as the test says. */
async function playFirst(user: { click: (element: Element) => Promise<void> }) {
  const [button] = await screen.findAllByRole("button", { name: /^Oynat: / });
  await user.click(button as HTMLElement);
  await screen.findByRole("region", { name: "Oynatıcı" });
  be("idle");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

const isPlay = ({ path }: { path: string }) => path === "/api/v1/plays";

test("what a client hears for two seconds is counted, once, and pauses are no part of it", async ({
  client,
  open,
  server,
  db,
}) => {
  const plays = watchCalls();
  const { user } = await open("/panel", client);
  await playFirst(user);
  const voiceId = usePlayer.getState().track?.voice.voiceId;
  be("playing");
  await pass(1500);
  be("paused");
  await pass(5000);
  be("playing");
  await pass(400);
  expect(plays.filter(isPlay)).toEqual([]);
  await pass(200);
  await pass(5000);
  be("paused");
  be("playing");
  await pass(5000);
  expect(plays.filter(isPlay)).toEqual([{ method: "POST", path: "/api/v1/plays", body: { voiceId } }]);
  be("idle");
  be("playing");
  await pass(2100);
  expect(plays.filter(isPlay)).toHaveLength(2);
  vi.useRealTimers();
  await waitFor(async () => {
    await server.parts.counts.write();
    expect((await db.select().from(playCounts)).map((row) => [row.voiceId, row.count])).toEqual([
      [voiceId, 2],
    ]);
  });
});

test("what an owner hears is counted nowhere", async ({ owner, open }) => {
  const plays = watchCalls();
  const { user } = await open("/panel", owner);
  await playFirst(user);
  be("playing");
  await pass(5000);
  expect(plays.filter(isPlay)).toEqual([]);
});
