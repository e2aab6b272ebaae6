import { expect, it } from "vitest";
import { clientETag } from "#server/clients/etag.ts";
import { matchesETag } from "#server/http/etag.ts";

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
  const etag = clientETag(client);
  expect(clientETag({ ...client })).toBe(etag);
  expect(clientETag({ ...client, likedVoiceMp3s: ["/audio/b.mp3"] })).not.toBe(etag);
  expect(clientETag({ ...client, isLocked: true })).not.toBe(etag);
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
