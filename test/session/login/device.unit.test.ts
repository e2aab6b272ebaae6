import { describe, expect, test } from "vitest";
import { deviceKinds } from "#contract/constants/values/people.ts";
import { readDevice } from "#server/session/login/device.ts";
import * as fc from "#test/support/generated.ts";
import { runs } from "#test/support/generated.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

describe("a device in words", () => {
  test.for([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "computer", "Chrome", "Windows"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
      "computer",
      "Microsoft Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
      "computer",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      "computer",
      "Firefox",
      "Linux",
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "phone", "Chrome", "Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "phone",
      "Safari",
      "iOS",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
      "tablet",
      "Safari",
      "iOS",
    ],
  ] as const)("of %s", ([userAgent, deviceKind, browser, system]) => {
    expect(readDevice(userAgent)).toEqual({ deviceKind, browser, system });
  });

  test.for([undefined, "", "   ", "curl/8.5.0", "x", "Kötü <b>niyet</b>/1.0 bir"])(
    "of %j is nothing, and none of its words is kept",
    (userAgent) => {
      expect(readDevice(userAgent)).toEqual({ deviceKind: "", browser: "", system: "" });
    },
  );

  test("of anything at all holds only words that are known", () => {
    const words = fc.constantFrom(
      "Mozilla/5.0",
      "(Windows",
      "Chrome/1",
      "Safari",
      "Mobile",
      "/",
      "(",
      ";",
      "Evil/1",
    );
    const agents = fc.oneof(
      fc.string({ maxLength: 2000 }),
      fc.string({ unit: "grapheme" }),
      fc.array(fc.oneof(words, fc.string())).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(agents, (userAgent) => {
        const { deviceKind, browser, system } = readDevice(userAgent);
        expect(deviceKinds).toContain(deviceKind);
        expect(`${browser}${system}`).toMatch(/^[A-Za-z0-9 .()-]*$/);
        expect(browser.length + system.length).toBeLessThan(60);
      }),
      { numRuns: runs(2000) },
    );
  });
});
