import { msg } from "@lingui/core/macro";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useEffect, useRef } from "react";
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

/**
 * The signal for one passkey that a form asks for; it ends with the form. Where the browser's question leaves the page in
 * reach, a passkey would else be made or used after the form was closed.
 */
export function usePasskeySignal(): () => AbortSignal {
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  return () => (asking.current = new AbortController()).signal;
}

async function ask(
  dialogue: (library: Awaited<ReturnType<typeof loadLibrary>>) => Promise<object>,
  signal: AbortSignal,
) {
  if (!supportsPasskeys()) throw new Refusal(unsupported);
  try {
    const library = await loadLibrary();
    signal.throwIfAborted();
    const stop = () => library.WebAuthnAbortService.cancelCeremony();
    signal.addEventListener("abort", stop);
    return await dialogue(library).finally(() => signal.removeEventListener("abort", stop));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Has the browser sign with a passkey until `signal`; `options` are the server's. Throws a Refusal that says why not. */
export const answerWithPasskey = (options: unknown, signal: AbortSignal): Promise<object> =>
  ask(
    ({ startAuthentication }) =>
      startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    signal,
  );

/** Has the browser make a passkey until `signal`; `options` are the server's. Throws a Refusal that says why not. */
export const makePasskey = (options: unknown, signal: AbortSignal): Promise<object> =>
  ask(
    ({ startRegistration }) =>
      startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
    signal,
  );
