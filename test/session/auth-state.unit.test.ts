import { describe, expect, it } from "vitest";
import { deriveAuthState } from "#src/session/auth-state.ts";
import { readSession } from "#src/session/read-session.ts";

const client = readSession({ userName: "deniz", name: "Deniz" }, null);
const owner = readSession({ userName: "ayse", name: "Ayşe", roleNames: ["OWNER"] }, null);
const idle = { data: undefined, status: "pending", fetchStatus: "idle" } as const;
const failed = { data: undefined, status: "error", fetchStatus: "idle" } as const;

describe("the auth state", () => {
  it("before anything was asked", () => {
    expect(deriveAuthState(idle, "idle", null)).toEqual({
      owner: null,
      client: null,
      isAuthenticated: false,
      userType: "none",
      loginStatus: "idle",
      authCheckStatus: "idle",
      error: null,
    });
  });

  it.each([
    ["owner", owner],
    ["client", client],
  ] as const)("of a signed-in %s", (userType, session) => {
    const state = deriveAuthState({ data: session, status: "success", fetchStatus: "idle" }, "success", null);
    expect(state).toMatchObject({ userType, isAuthenticated: true, loginStatus: "succeeded" });
    expect(state.authCheckStatus).toBe("succeeded");
    expect(state[userType]).toBe(session.profile);
    expect(state[userType === "owner" ? "client" : "owner"]).toBeNull();
  });

  it("stays signed in while the profile is fetched again", () => {
    const state = deriveAuthState({ data: client, status: "success", fetchStatus: "fetching" }, "idle", null);
    expect(state).toMatchObject({ isAuthenticated: true, authCheckStatus: "succeeded" });
  });

  it("while and after a check that fails", () => {
    expect(deriveAuthState({ ...idle, fetchStatus: "fetching" }, "idle", null).authCheckStatus).toBe(
      "pending",
    );
    expect(deriveAuthState(failed, "idle", "why")).toMatchObject({ authCheckStatus: "failed", error: "why" });
  });

  it("during and after a login that fails", () => {
    expect(deriveAuthState(failed, "pending", null)).toMatchObject({ loginStatus: "pending", error: null });
    expect(deriveAuthState(failed, "error", "why")).toMatchObject({
      loginStatus: "failed",
      userType: "none",
    });
  });
});
