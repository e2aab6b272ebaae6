import { expect, it } from "vitest";
import { contentTag, matchesETag } from "#server/http/etag.ts";

const client = {
  userName: "ayse-oz",
  name: "Ayşe",
  lastName: "Öz",
  isActive: true,
  isLocked: false,
  likedVoiceMp3s: ["/audio/a.mp3"],
  offers: [],
};

it("changes with everything that is shown", () => {
  const etag = contentTag(client);
  expect(contentTag({ ...client })).toBe(etag);
  expect(contentTag({ ...client, likedVoiceMp3s: ["/audio/b.mp3"] })).not.toBe(etag);
  expect(contentTag({ ...client, isLocked: true })).not.toBe(etag);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ['"A"', false],
  ["", false],
])("If-Match %s matches the ETag: %s", (ifMatch, wanted) => {
  expect(matchesETag(ifMatch, '"a"')).toBe(wanted);
  expect(matchesETag(ifMatch, 'W/"a"')).toBe(wanted);
});
