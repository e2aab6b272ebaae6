import { msg } from "@lingui/core/macro";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { Refusal } from "#src/lib/http/problem.ts";

const loadLibrary = () => import("@simplewebauthn/browser");

/** Loads the code for passkeys early: for hover and focus. */
export const preloadPasskeys = (): void => void loadLibrary().catch(() => undefined);

/** Whether this browser knows passkeys; where it does not, nothing offers them. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

const unsupported = msg`This browser does not support passkeys.`;
const cancelled = msg`No passkey was used: it was canceled, or it took too long.`;
const known = msg`This device already has a passkey for your account.`;
const wrongAddress = msg`Passkeys cannot be used at this address.`;
const failed = msg`The passkey could not be used. Please try again.`;

/** Why the browser made or used no passkey, as a sentence. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" || name === "InvalidStateError")
    return new Refusal(known);
  if (code === "ERROR_CEREMONY_ABORTED" || name === "NotAllowedError" || name === "AbortError")
    return new Refusal(cancelled);
  if (code === "ERROR_INVALID_DOMAIN" || code === "ERROR_INVALID_RP_ID") return new Refusal(wrongAddress);
  if (name === "NotSupportedError") return new Refusal(unsupported);
  return new Refusal(failed);
}

async function ask(dialogue: (library: Awaited<ReturnType<typeof loadLibrary>>) => Promise<object>) {
  if (!supportsPasskeys()) throw new Refusal(unsupported);
  try {
    return await dialogue(await loadLibrary());
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Has the browser sign with a passkey; `options` are the server's. Throws a Refusal that says why not. */
export const answerWithPasskey = (options: unknown): Promise<object> =>
  ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Has the browser make a passkey; `options` are the server's. Throws a Refusal that says why not. */
export const makePasskey = (options: unknown): Promise<object> =>
  ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
