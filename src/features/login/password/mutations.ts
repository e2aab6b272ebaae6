import { mutationOptions } from "@tanstack/react-query";
import type { PasswordChange } from "#contract/session.ts";
import { api } from "#src/lib/http/api.ts";
import { withProof } from "#src/session/proof/with-proof.ts";

/** Sets the first own password: the one that was handed over is not asked for again. */
export const setFirstPassword = mutationOptions({
  mutationKey: ["set-first-password"],
  mutationFn: (change: Pick<PasswordChange, "newPassword">) =>
    withProof(() => api.post("api/v1/auth/password", { json: change })),
  meta: { refreshes: [] },
});
