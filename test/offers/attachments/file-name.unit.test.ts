import { expect, test } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { cleanFileName } from "#server/offers/attachments/file-name.ts";

test.each([
  ["metin.pdf", "metin.pdf"],
  ["C:\\belgeler\\son/metin.PDF", "metin.pdf"],
  [" .. metin .pdf. ", "metin.pdf"],
  [" . . ", "file.pdf"],
  ["gün\u202Efdp.exe", "günfdp.exe.pdf"],
])("%j is saved as %j", (sent, saved) => {
  expect(cleanFileName(sent, "pdf")).toBe(saved);
});

// An expression for the end of a name was tried again from each dot: it took 7 to 12 s, and a test has five.
test.each([" ", ".", "\u00a0", "/", "a.", "\u0301"])(
  "a name of 70,000 %j is cut before it is cleaned",
  (one) => {
    expect(cleanFileName(`${one.repeat(70_000)}b`, "pdf").length).toBeLessThanOrEqual(
      limits.offer.attachmentName,
    );
    expect(cleanFileName(one.repeat(70_000), "pdf").length).toBeLessThanOrEqual(limits.offer.attachmentName);
  },
);
