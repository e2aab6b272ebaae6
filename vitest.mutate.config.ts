import { defineConfig } from "vitest/config";

/** What `npm run mutate` asks whether a planted fault is noticed: fast tests of sessions, guards and checks. */
export default defineConfig({
  test: {
    include: [
      "test/session/{login,login-limits,password,passwords.unit,profile,session-life}.test.ts",
      "test/http/{attempts,address-group.unit,clean-text.unit,problems,validator.unit}.test.ts",
      "test/clients/{allowed-fields,create,lock}.test.ts",
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
