import type { CDPSession, Page } from "playwright-core";

/** What stands for the device's own authenticator: a fingerprint reader that always sees the right finger. */
const device = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export interface VirtualAuthenticator {
  /** Whether the finger is the right one. */
  setVerified(isVerified: boolean): Promise<unknown>;
  /** Whether a finger is there at once; without one the browser waits, and holds no key and no press meanwhile. */
  setPresent(isPresent: boolean): Promise<unknown>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

/** Gives the page an authenticator of its own. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options: device });
  return {
    setVerified: (isUserVerified) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    setPresent: (enabled) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    count: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}
