import { defineConfig } from "vitest/config";

/** What `npm run mutate` asks whether a planted fault is noticed: fast tests of sessions, guards and checks. */
export default defineConfig({
  test: {
    include: [
      "test/session/login/login.test.ts",
      "test/session/login/login-limits.deep.test.ts",
      "test/session/password/password.test.ts",
      "test/session/password/passwords.unit.test.ts",
      "test/session/profile.test.ts",
      "test/session/session-life.test.ts",
      "test/http/limits/attempts.test.ts",
      "test/http/limits/address-group.unit.test.ts",
      "test/http/clean-text.unit.test.ts",
      "test/http/problems/problems.test.ts",
      "test/http/problems/validator.unit.test.ts",
      "test/clients/allowed-fields.test.ts",
      "test/clients/create.test.ts",
      "test/clients/lock.test.ts",
      "test/offers/budget.unit.test.ts",
      "test/voices/voices-api.test.ts",
      "test/voice-requests/submit.test.ts",
    ],
    env: { TEST_DATABASE: "embedded" },
    globalSetup: ["test/support/database/embedded-template.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
