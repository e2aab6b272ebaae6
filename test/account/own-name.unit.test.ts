import { expect, it } from "vitest";
import { refuseNamed } from "#server/session/password/password-rules.ts";
import { defaultSettings } from "#server/settings.ts";
import { holdsName } from "#src/features/login/password/own-name.ts";
import * as fc from "#test/support/generated.ts";

/** What the server says of a password that is long enough. */
function isRefused(password: string, names: string[]): boolean {
  try {
    refuseNamed(password, names, defaultSettings);
    return false;
  } catch {
    return true;
  }
}

const letters = fc.constantFrom(..."IİıiŞşÇçGgĞğAaEeßK ");
const word = fc.string({ unit: letters, maxLength: 6 });

it("is ticked exactly where the server takes the password", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), fc.array(word, { maxLength: 4 }), (names, rest) => {
      const password = `${rest.join("")}${names[0] ?? ""}${"x".repeat(12)}`;
      expect(holdsName(password, names)).toBe(isRefused(password, names));
    }),
    { numRuns: fc.runs(2000) },
  );
});

it.each([
  ["gökçe altınışık 1", ["Gökçe"]],
  ["GÖKÇE yazıyor burada", ["gökçe"]],
  ["tınora çok güzel", []],
  ["TINORA very nice", []],
])("sees a name in %s", (password, names) => {
  expect(holdsName(password, names)).toBe(true);
});
