import { expect, vi } from "vitest";
import { shortSound } from "#test/support/short-sound.ts";
import { test } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const filesOf = (name: string, nth: number) => [
  sheetOf(["ad;yaş;cinsiyet;renkler;diller;dosya", `${name};24;Kadın;Parlak;Türkçe;${nth}.wav`]),
  { name: `${nth}.wav`, bytes: shortSound(nth) },
];

test("an import that only fails is tried again for an hour, then ends, and the next one runs", async ({
  importer,
  server,
}) => {
  const { importId } = await importer.check(filesOf("Işıl Demirağ", 1));
  const later = await importer.check(filesOf("Kerem Ilgaz", 2));
  const store = vi.spyOn(server.parts.audio, "putFile").mockRejectedValue(new Error("no store"));
  const state = async () => {
    await importer.settle().catch(() => undefined);
    return (await importer.read(importId)).state;
  };
  const started = await importer.call("POST", `/api/v1/imports/${importId}/start`);
  expect(started.statusCode).toBe(200);
  await expect.poll(() => store.mock.calls.length).toBe(1);
  expect(await state()).toBe("running");

  // In steps, or the owner's session ends.
  for (let passed = 0; passed <= 60; passed += 20) {
    server.clock.forward(20);
    await importer.read(importId);
  }
  await expect.poll(state).toBe("failed");
  expect((await importer.read(importId)).progress).toMatchObject({ done: 0, of: 1 });
  store.mockRestore();
  expect((await importer.run(later.importId)).counts).toMatchObject({ new: 1 });
});
