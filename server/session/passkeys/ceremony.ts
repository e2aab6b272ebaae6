import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Problem } from "#server/http/problems/problem.ts";
import type { Settings } from "#server/settings.ts";
import type { StoredPasskey } from "./sql.ts";

/** 27 MB that most servers do without for days: loaded with the first passkey. */
const webauthn = () => import("@simplewebauthn/server");

/** Keys that every version of Node can check: Ed25519, P-256, RSA. The library would offer newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257];

// An authenticator's id may have 1023 bytes by its standard; a key of ours has 600 at most.
const mostIdLength = 1364;
const mostKeyBytes = 2000;

export const challengeMinutes = 5;
const timeout = challengeMinutes * 60_000;

type SiteSettings = Pick<Settings, "siteHost" | "siteOrigin" | "corsOrigins" | "agency">;

/** Who asks an authenticator for what; the challenge is a ticket's token. */
interface Asked {
  settings: SiteSettings;
  challenge: string;
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));

/** The user handle of a user: what an authenticator gives back with a passkey that it found by itself. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString("base64url");

/** What a browser is asked for to make a passkey. It verifies its user, so that it counts as both factors. */
export async function registrationOptions(
  { settings, challenge }: Asked,
  user: { userId: string; userName: string; name: string },
  known: StoredPasskey[],
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: settings.agency.name,
    rpID: settings.siteHost,
    userID: bytesOf(handleOf(user.userId)),
    userName: user.userName,
    userDisplayName: user.name,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs,
  });
}

/** What a browser is asked for to use a passkey: one of `known`, or any that it has for this site. */
export async function signOptions({ settings, challenge }: Asked, known: StoredPasskey[] = []) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: settings.siteHost,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: "required",
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

const expected = ({ siteHost, siteOrigin, corsOrigins }: SiteSettings) => ({
  expectedRPID: siteHost,
  expectedOrigin: [siteOrigin, ...corsOrigins],
  requireUserVerification: true,
});

export const refusedPasskey = (status: number) => new Problem(status, "passkey-refused");

/** What a check makes of an answer; undefined where it throws, as the library does at anything that is odd. */
async function unlessOdd<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** A new passkey as an authenticator made it; undefined where the answer is none to this challenge of this site. */
export const checkRegistration = ({ settings, challenge }: Asked, response: unknown) =>
  unlessOdd(async () => {
    const answer = response as RegistrationResponseJSON;
    if (await isCertified(answer)) return undefined;
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      response: answer,
      ...expected(settings),
      expectedChallenge: challenge,
      supportedAlgorithmIDs,
    });
    if (!checked.verified) return undefined;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return id.length <= mostIdLength && publicKey.length <= mostKeyBytes
      ? { credentialId: id, publicKey: Buffer.from(publicKey), counter }
      : undefined;
  });

/**
 * Whether an answer brings certificates of its maker. Nobody asked for them, and the library would fetch lists of revoked
 * ones from where they say.
 */
async function isCertified({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(bytesOf(response.attestationObject));
  const isPlain = ["none", "packed"].includes(attestation.get("fmt"));
  return !isPlain || attestation.get("attStmt").get("x5c") !== undefined;
}

/** The passkey's new counter where this is its answer to this challenge of this site; else undefined. */
export const checkUse = ({ settings, challenge }: Asked, passkey: StoredPasskey, response: unknown) =>
  unlessOdd(async () => {
    const { verifyAuthenticationResponse } = await webauthn();
    const { credentialId, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...expected(settings),
      expectedChallenge: challenge,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
