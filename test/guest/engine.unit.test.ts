import { expect, test, vi } from "vitest";

test("what a room wanted of the engine is not done once the room is left", async () => {
  vi.resetModules();
  const { currentEngine, withEngine } = await import("#src/features/guest/sound/engine.ts");
  const [hear, play] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = withEngine(hear);
  withEngine(play);
  expect(currentEngine()).toBeUndefined();
  leave();
  await vi.waitFor(() => expect(play).toHaveBeenCalledWith(currentEngine()));
  expect(hear).not.toHaveBeenCalled();
});
