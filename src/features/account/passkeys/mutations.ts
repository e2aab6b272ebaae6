import { mutationOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { makePasskey } from "#src/session/passkeys/use-passkey.ts";
import { withProof } from "#src/session/proof/with-proof.ts";

const meta = { refreshes: [keys.account] };
const pathOf = (id: string) => `api/v1/auth/passkeys/${encodeURIComponent(id)}`;

/** Has this device make a passkey until the signal, and stores it under a name. */
export const addPasskey = mutationOptions({
  mutationKey: ["add-passkey"],
  mutationFn: async ({ name, signal }: { name: string; signal: AbortSignal }) => {
    const options = await withProof(async () => readJson(await api.post("api/v1/auth/passkeys/options")));
    const response = await makePasskey(options, signal);
    await withProof(() => api.post("api/v1/auth/passkeys", { json: { response, name } }));
  },
  meta,
});

export const renamePasskey = mutationOptions({
  mutationKey: ["rename-passkey"],
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    withProof(() => api.post(pathOf(id), { json: { name } })),
  meta,
});

export const removePasskey = mutationOptions({
  mutationKey: ["remove-passkey"],
  mutationFn: (id: string) => withProof(() => untilGone(api.delete(pathOf(id)))),
  meta,
});
