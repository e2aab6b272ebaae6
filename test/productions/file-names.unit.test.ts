import { expect, test } from "vitest";
import { archiveName, fileNames } from "#server/productions/files/file-names.ts";

const name = (offer: string, take: string) => fileNames(offer, [{ title: take, format: "wav" }])[0];

test.each([
  ["Yaz", "Take 1", "Yaz_Take 1.wav"],
  ["con", "1", "con_1.wav"],
  ["con.", "1", "_con._1.wav"],
  ["NUL .a", "1", "_NUL .a_1.wav"],
  [".gizli", "1", "_.gizli_1.wav"],
  ["a\u202Eb\n", 'c\u0000"<>|*', "a_b__c______.wav"],
  ["I\u0307stanbul", "s\u0327", "İstanbul_ş.wav"],
])("%j and %j are saved as %j", (offer, take, saved) => {
  expect(name(offer, take)).toBe(saved);
});

test("a name is as long as a system allows, whole letters, and takes stay apart", () => {
  const long = "ş👩‍👩‍👧".repeat(60);
  const [one = "", two = ""] = fileNames(long, [
    { title: long, format: "wav" },
    { title: long, format: "wav" },
  ]);
  for (const saved of [one, two, archiveName(long)]) {
    expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(200);
    expect(saved).toMatch(/^(?:ş👩‍👩‍👧)+/u);
    expect(saved.isWellFormed()).toBe(true);
  }
  expect(two).toBe(one.replace(".wav", " (2).wav"));
  expect([archiveName("con"), archiveName("  ")]).toEqual(["_con.zip", "files.zip"]);
});
