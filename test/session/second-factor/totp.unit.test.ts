import { describe, expect, test } from "vitest";
import { base32, matchingStep, stepAt, totpUri } from "#server/session/second-factor/totp.ts";
import * as fc from "#test/support/generated.ts";
import { runs } from "#test/support/generated.ts";
import { codeAt } from "#test/support/second-factor/totp.ts";

const rfcSecret = Buffer.from("12345678901234567890");

describe("a code of RFC 6238", () => {
  // Appendix B, for SHA-1; ours are its last six digits.
  test.for([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ] as const)("at %i s ends with %s", ([seconds, code]) => {
    expect(codeAt(rfcSecret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
  });

  // RFC 4226, appendix D: the counter itself.
  test("is that of RFC 4226 for the first ten steps", () => {
    expect(Array.from({ length: 10 }, (_, step) => codeAt(rfcSecret, step))).toEqual([
      "755224",
      "287082",
      "359152",
      "969429",
      "338314",
      "254676",
      "287922",
      "162583",
      "399871",
      "520489",
    ]);
  });
});

describe("a typed code", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const here = stepAt(now);
  const match = (code: string, lastStep = 0) => matchingStep(rfcSecret, code, { now, lastStep });

  test("is right for the step before, this one and the next, and no other", () => {
    const found = [-2, -1, 0, 1, 2].map((away) => match(codeAt(rfcSecret, here + away)));
    expect(found).toEqual([undefined, here - 1, here, here + 1, undefined]);
  });

  test("is right once: neither it nor an earlier one is taken after it", () => {
    for (const step of [here - 1, here, here + 1])
      expect(match(codeAt(rfcSecret, step), here + 1)).toBeUndefined();
    expect(match(codeAt(rfcSecret, here + 1), here)).toBe(here + 1);
  });

  test("of any other kind is wrong, and breaks nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" })), (text) => {
        fc.pre(![-1, 0, 1].some((away) => codeAt(rfcSecret, here + away) === text));
        expect(match(text)).toBeUndefined();
      }),
      { numRuns: runs(2000) },
    );
  });

  test("of six digits is found for any secret and time, and only within its steps", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (secret, time) => {
          const step = stepAt(time);
          const code = codeAt(secret, step);
          expect(code).toMatch(/^\d{6}$/);
          const found = matchingStep(secret, code, { now: time, lastStep: step - 1 });
          expect(found === step || codeAt(secret, found ?? 0) === code).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe("base 32", () => {
  test.for([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ] as const)("of %j is %s, as in RFC 4648", ([text, letters]) => {
    expect(base32(Buffer.from(text))).toBe(letters);
  });
});

test("the address of a QR code holds name, secret and issuer, whatever their letters", () => {
  const uri = totpUri("ayşe öz&x", rfcSecret, "Tınora");
  expect(uri).not.toMatch(/[+\s]/);
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(pathname)).toBe("/Tınora:ayşe öz&x");
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    issuer: "Tınora",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
