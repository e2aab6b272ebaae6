import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { describe, expect } from "vitest";
import { productions, takeParts, takes } from "#server/db/schema/productions.ts";
import type { App } from "#server/http/app-type.ts";
import { programs } from "#server/paths.ts";
import { prepareTakesJob, wokenPreparing } from "#server/productions/preparing/job.ts";
import { makeSignal } from "./files/signals.ts";
import { writeWav } from "./files/write-wav.ts";
import { test as base } from "./take-fixtures.ts";

const wavOf = (seconds: number, level = -6) =>
  writeWav(makeSignal({ channels: 1, sampleRate: 48_000, level, head: 0, tail: 0, seconds }), {
    kind: "int",
    bits: 16,
    sampleRate: 48_000,
  });

const test = base
  .extend(
    "add",
    ({ owner, send, addTake }) =>
      async (bytes: Buffer, partBytes?: number) =>
        addTake(owner.userId, await send(bytes, partBytes)),
  )
  .extend("takeOf", ({ db }) => async (id: string) => {
    const [row] = await db.select().from(takes).where(eq(takes.id, id));
    if (!row) throw new Error("The take is gone.");
    return row;
  })
  .extend(
    "run",
    ({ server }) =>
      (stopping?: AbortSignal) =>
        prepareTakesJob({ ...server.parts, ...(stopping ? { stopping } : {}) }).run(),
  )
  // Waits until some process has a take.
  .extend("begun", ({ takeOf }) => async (id: string) => {
    while ((await takeOf(id)).leasedUntil === null) await setTimeout(5);
  })
  // The copies that are stored, without what else lies there.
  .extend(
    "copies",
    ({ server }) =>
      async () =>
        (await readdir(join(server.folder, "audio"))).filter((key) => key.endsWith(".mp3")),
  )
  // A program in the place of ours.
  .extend("replaceProgram", ({ folder }, { onCleanup }) => {
    const { takePreparer } = programs;
    onCleanup(() => {
      programs.takePreparer = takePreparer;
    });
    return async (text: string) => {
      programs.takePreparer = join(folder, "program.mjs");
      await writeFile(programs.takePreparer, text);
    };
  })
  .extend("emptied", { auto: true }, async ({ db, server }, { onCleanup }) => {
    onCleanup(async () => {
      await db.delete(takes);
      await rm(join(server.folder, "audio"), { recursive: true, force: true });
    });
  });

describe("a take that was added", () => {
  test("is ready with its checks and its copy, and its production has changed", async ({
    server,
    db,
    add,
    run,
    takeOf,
    copies,
  }) => {
    const bytes = wavOf(2);
    const { id, offerId } = await add(bytes, 50_000);
    await run();
    const take = await takeOf(id);
    expect(take).toMatchObject({
      state: "ready",
      failure: null,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      format: "wav",
      seconds: 2,
      channels: 1,
      sampleRate: 48_000,
      bitDepth: 16,
      leasedUntil: null,
    });
    expect(take.checks).toMatchObject({ clippedSamples: 0, headSilence: 0, silentChannels: [] });
    expect(await copies()).toEqual([take.copyKey]);
    expect(await server.parts.audio.stat(take.copyKey ?? "")).toBe(take.copyBytes);
    const [production] = await db.select().from(productions).where(eq(productions.offerId, offerId));
    expect(production?.version).toBe(1);
    expect(await readdir(join(server.folder, "incoming"))).toEqual([]);
  });

  test("fails where it is none, and the others are prepared, the oldest first", async ({
    add,
    run,
    takeOf,
    copies,
  }) => {
    const [text, sound] = [await add(Buffer.from("no sound")), await add(wavOf(1))];
    await run();
    expect(await takeOf(text.id)).toMatchObject({
      state: "failed",
      failure: "not-recognised",
      copyKey: null,
    });
    const { state, copyKey } = await takeOf(sound.id);
    expect(state).toBe("ready");
    expect(await copies()).toEqual([copyKey]);
  });

  test("is prepared by one process at a time, and by another one where that stopped", async ({
    db,
    add,
    run,
    takeOf,
    copies,
  }) => {
    const [first, second] = [await add(wavOf(1)), await add(wavOf(1, -20))];
    const lease = (milliseconds: number) =>
      db
        .update(takes)
        .set({ leasedUntil: new Date(Date.now() + milliseconds) })
        .where(eq(takes.id, first.id));
    await lease(60_000);
    await run();
    expect([(await takeOf(first.id)).state, (await takeOf(second.id)).state]).toEqual([
      "preparing",
      "preparing",
    ]);
    await lease(-1000);
    await Promise.all([run(), run(), run()]);
    expect([(await takeOf(first.id)).state, (await takeOf(second.id)).state]).toEqual(["ready", "ready"]);
    expect(await copies()).toHaveLength(2);
  });

  test("is prepared at once where its process is woken, which ends when that is done", async ({
    server,
    add,
    takeOf,
  }) => {
    const app = Fastify() as unknown as App;
    const preparing = wokenPreparing(app, server.parts);
    const { id } = await add(wavOf(1));
    preparing.wake();
    await app.close();
    expect((await takeOf(id)).state).toBe("ready");
  });

  test("is prepared anew after a stop in the midst", async ({ server, add, run, begun, takeOf, copies }) => {
    const { id } = await add(wavOf(60));
    const stopping = new AbortController();
    const running = run(stopping.signal);
    await begun(id);
    stopping.abort();
    await running;
    expect(await takeOf(id)).toMatchObject({ state: "preparing", leasedUntil: null });
    expect(await copies()).toEqual([]);
    expect(await readdir(join(server.folder, "incoming")).catch(() => [])).toEqual([]);
    await run();
    expect(await takeOf(id)).toMatchObject({ state: "ready", seconds: 60 });
  });

  test("leaves nothing where it is removed meanwhile", async ({ db, add, run, begun, copies }) => {
    const { id } = await add(wavOf(20));
    const running = run();
    await begun(id);
    await db.delete(takes).where(eq(takes.id, id));
    await running;
    expect(await copies()).toEqual([]);
  });

  test("waits behind the others where its bytes cannot be read", async ({ server, db, add, run, takeOf }) => {
    const [lost, sound] = [await add(wavOf(1)), await add(wavOf(1))];
    const [part] = await db.select().from(takeParts).where(eq(takeParts.takeId, lost.id));
    await server.parts.audio.remove(part?.key ?? "");
    await expect(run()).rejects.toMatchObject({ code: "ENOENT" });
    expect((await takeOf(lost.id)).state).toBe("preparing");
    await expect(run()).rejects.toMatchObject({ code: "ENOENT" });
    expect((await takeOf(sound.id)).state).toBe("ready");
  });

  test("waits where its copy cannot be written, and is prepared another time", async ({
    add,
    run,
    takeOf,
    replaceProgram,
  }) => {
    const { takePreparer } = programs;
    const { id } = await add(wavOf(1));
    await replaceProgram(`console.log('{"unwritten":"ENOSPC: no space left on device, write"}')`);
    await expect(run()).rejects.toThrow("ENOSPC");
    expect(await takeOf(id)).toMatchObject({ state: "preparing", failure: null });
    programs.takePreparer = takePreparer;
    await run();
    expect((await takeOf(id)).state).toBe("ready");
  });

  test("fails where its program is ended twice", async ({ add, run, takeOf, replaceProgram }) => {
    const { id } = await add(wavOf(1));
    await replaceProgram(`process.kill(process.pid, "SIGKILL")`);
    await run();
    expect(await takeOf(id)).toMatchObject({ state: "failed", failure: "too-complex" });
  });

  test("fails where its program ends itself, because it holds too much", async ({
    add,
    run,
    takeOf,
    replaceProgram,
  }) => {
    const { id } = await add(wavOf(1));
    const watch = join(process.cwd(), "server/audio/analysis/watch-use.ts");
    await replaceProgram(`
      import { watchUse } from ${JSON.stringify(watch)};
      watchUse({ residentBytes: 1024, processorSeconds: 60, lastWords: '{"failed":"too-long"}\\n' });
      setInterval(() => {}, 1000);
    `);
    await run();
    expect(await takeOf(id)).toMatchObject({ state: "failed", failure: "too-long" });
  });
});
