import { expect, test } from "vitest";
import { formatSize } from "#src/lib/i18n/format-size.ts";

const kilobyte = 1024;

test.each([
  [0, "0 KB", "0 KB"],
  [1, "1 KB", "1 KB"],
  [480 * kilobyte, "480 KB", "480 KB"],
  [1.25 * kilobyte ** 2, "1,3 MB", "1.3 MB"],
  [20 * kilobyte ** 2, "20 MB", "20 MB"],
  [2.8 * kilobyte ** 3, "2,8 GB", "2.8 GB"],
])("%i bytes are %s in Turkish and %s in English", (bytes, turkish, english) => {
  expect([formatSize(bytes, "tr"), formatSize(bytes, "en")]).toEqual([turkish, english]);
});
