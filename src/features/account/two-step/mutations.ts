import { mutationOptions } from "@tanstack/react-query";
import type { TotpSetup } from "#contract/account.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readRecord, readText, readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { withProof } from "#src/session/proof/with-proof.ts";

const meta = { refreshes: [keys.account] };

async function readSetup(response: Response): Promise<TotpSetup> {
  const setup = readRecord(await readJson(response), "totp");
  return { secret: readText(setup["secret"], "totp.secret"), uri: readText(setup["uri"], "totp.uri") };
}

async function readCodes(response: Response): Promise<string[]> {
  const answer = readRecord(await readJson(response), "recovery codes");
  return readTexts(answer["recoveryCodes"], "recoveryCodes");
}

/** Begins to set up an authenticator app; it counts only once a code of it was sent. */
export const beginTotp = mutationOptions({
  mutationKey: ["begin-totp"],
  mutationFn: () => withProof(async () => readSetup(await api.post("api/v1/auth/totp"))),
  gcTime: 0, // the secret stays nowhere
  meta: { refreshes: [] },
});

interface Confirmation {
  code: string;
  /** Receives the recovery codes; as the mutation's result they would stay in the cache. */
  onCodes: (codes: string[]) => void;
}

/** Turns the authenticator app on by its first code. */
export const confirmTotp = mutationOptions({
  mutationKey: ["confirm-totp"],
  mutationFn: async ({ code, onCodes }: Confirmation) =>
    onCodes(await readCodes(await api.post("api/v1/auth/totp/confirm", { json: { code } }))),
  meta,
});

export const turnTotpOff = mutationOptions({
  mutationKey: ["turn-totp-off"],
  mutationFn: () => withProof(() => api.delete("api/v1/auth/totp")),
  meta,
});

/** Makes ten new recovery codes; the old ones no longer work. */
export const renewRecoveryCodes = mutationOptions({
  mutationKey: ["renew-recovery-codes"],
  mutationFn: async ({ onCodes }: Pick<Confirmation, "onCodes">) =>
    onCodes(await withProof(async () => readCodes(await api.post("api/v1/auth/totp/recovery-codes")))),
  meta,
});
