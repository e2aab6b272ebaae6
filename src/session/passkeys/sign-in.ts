import { mutationOptions } from "@tanstack/react-query";
import { publicApi, readJson } from "#src/lib/http/api.ts";
import { beginSession } from "#src/session/begin-session.ts";
import { answerWithPasskey } from "./use-passkey.ts";

async function sendPasskey(): Promise<string> {
  const options = await readJson(await publicApi.post("api/v1/auth/passkeys/login-options"));
  const response = await answerWithPasskey(options);
  return publicApi.post("api/v1/auth/passkeys/login", { json: { response } }).text();
}

/** Signs in with a passkey and nothing else. Fails as `login` does. */
export const loginWithPasskey = mutationOptions({
  mutationKey: ["login", "passkey"],
  mutationFn: () => beginSession(sendPasskey),
});
