import { mutationOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { answerWithPasskey } from "#src/session/passkeys/use-passkey.ts";

/** Proves by the password who it is. */
export const proveByPassword = mutationOptions({
  mutationKey: ["prove-by-password"],
  mutationFn: (proof: { password: string }) => api.post("api/v1/auth/proof", { json: proof }),
  meta: { refreshes: [] },
});

/** Proves by a passkey of this user who it is, until the signal. */
export const proveByPasskey = mutationOptions({
  mutationKey: ["prove-by-passkey"],
  mutationFn: async (signal: AbortSignal) => {
    const options = await readJson(await api.post("api/v1/auth/proof/options"));
    const response = await answerWithPasskey(options, signal);
    return api.post("api/v1/auth/proof", { json: { response } });
  },
  meta: { refreshes: [] },
});
