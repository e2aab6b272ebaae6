import { expect, it } from "vitest";
import { readAccount } from "#src/session/account/read-account.ts";
import * as fc from "#test/support/generated.ts";

it("takes the least that a server may send", () => {
  expect(readAccount({ userName: "deniz" })).toEqual({
    userName: "deniz",
    company: null,
    email: null,
    emailConfirmedAt: null,
    pendingEmail: null,
    passwordChangedAt: null,
    locale: null,
    mails: { offers: true, rooms: true },
    passkeys: [],
    totp: null,
    people: [],
  });
});

it("takes no language that this site does not have", () => {
  expect(readAccount({ userName: "deniz", locale: "de" }).locale).toBeNull();
  expect(readAccount({ userName: "deniz", locale: "en" }).locale).toBe("en");
});

const anything = fc.record(
  {
    userName: fc.anything(),
    passkeys: fc.anything(),
    totp: fc.anything(),
    people: fc.anything(),
    mails: fc.anything(),
  },
  { requiredKeys: [] },
);

/** What becomes of an answer: an account, or the name of the error. */
function outcomeOf(answer: unknown): string {
  try {
    return Array.isArray(readAccount(answer).passkeys) ? "account" : "nonsense";
  } catch (error) {
    return error instanceof Error ? error.name : "no error";
  }
}

it("gives an account or a malformed response, whatever comes", () => {
  fc.assert(
    fc.property(anything, (answer) => {
      expect(["account", "MalformedResponse"]).toContain(outcomeOf(answer));
    }),
    { numRuns: fc.runs(1000) },
  );
});
