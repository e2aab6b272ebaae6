import { mutationOptions } from "@tanstack/react-query";
import { publicApi, readJson } from "#src/lib/http/api.ts";
import { beginSession, NextStep } from "#src/session/begin-session.ts";
import { answerWithPasskey } from "./use-passkey.ts";

async function sendPasskey(signal: AbortSignal): Promise<string> {
  const options = await readJson(await publicApi.post("api/v1/auth/passkeys/login-options"));
  const response = await answerWithPasskey(options, signal).catch((error: unknown) => {
    throw signal.aborted ? new NextStep() : error;
  });
  return publicApi.post("api/v1/auth/passkeys/login", { json: { response } }).text();
}

/** Signs in with a passkey and nothing else, until the signal. Fails as `login` does; a page that was left keeps no error. */
export const loginWithPasskey = mutationOptions({
  mutationKey: ["login", "passkey"],
  mutationFn: (signal: AbortSignal) => beginSession(() => sendPasskey(signal)),
});
