import addressparser from "nodemailer/lib/addressparser/index.js";
import { describe, expect, test } from "vitest";
import { readAddress } from "#server/account/address.ts";
import * as fc from "#test/support/generated.ts";

describe("an address", () => {
  test.for([
    ["Ayse.Oz@Ornek.EXAMPLE", "ayse.oz@ornek.example"],
    ["  a@b.co ", "a@b.co"],
    ["İREM@ORNEK.EXAMPLE", "irem@ornek.example"],
    ["o'neil+tinora@mail.ornek.example", "o'neil+tinora@mail.ornek.example"],
    ["a@örnek.com.tr", "a@xn--rnek-4qa.com.tr"],
  ] as const)("%j is kept as %j", ([typed, kept]) => {
    expect(readAddress(typed)).toBe(kept);
    expect(readAddress(kept)).toBe(kept);
  });

  test.for([
    "",
    "@",
    "a@",
    "@b.co",
    "a@b",
    "a@b.c",
    "a b@c.co",
    "a@b.co, evil@z.co",
    '"a@b.co, evil"@z.co',
    "a@b.co\r\nBcc: evil@z.co",
    "a@b.co\nx",
    "a@b@c.co",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@0x7f.1",
    "a@-b.co",
    "a@b-.co",
    "a@b..co",
    ".a@b.co",
    "a.@b.co",
    "a..b@c.co",
    "Ayse <a@b.co>",
    "a@b.co (note)",
    "a;b@c.co",
    "a:b@c.co",
    "ayşe@b.co",
    "a@b.co/x",
    "a@b.co?x",
    "a@b。co\u2028",
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(64)}.co`,
    `a@${"b.".repeat(130)}co`,
  ])("%j is none", (typed) => {
    expect(readAddress(typed)).toBeUndefined();
  });
});

const piece = fc.constantFrom(
  ..."aZ0.-_+@,;:<>()[]\"'\\ \r\n\t%!#$&*/=?^`{|}~",
  "İ",
  "ş",
  "ö",
  "。",
  "\u2028",
  "\u0000",
  "@b.co",
  "xn--",
  ", evil@z.co",
  "\r\nBcc: evil@z.co",
);
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("whatever is taken is one mailbox to the mail library, and is taken again as it is", () => {
  let taken = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `a${text}@b.co`),
        fc.emailAddress(),
      ),
      (typed) => {
        const address = readAddress(typed);
        if (address === undefined) return;
        taken += 1;
        expect(address).toMatch(/^[!-~]+$/);
        expect(address.length).toBeLessThanOrEqual(254);
        expect(addressparser(address)).toEqual([{ address, name: "" }]);
        expect(readAddress(address)).toBe(address);
      },
    ),
    { numRuns: fc.runs(5000) },
  );
  expect(taken).toBeGreaterThan(fc.runs(5000) / 20);
});
