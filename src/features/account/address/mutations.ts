import { mutationOptions } from "@tanstack/react-query";
import type { AddressChange } from "#contract/account.ts";
import { api } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { withProof } from "#src/session/proof/with-proof.ts";

/** Asks for another address, which waits for its link. */
export const changeAddress = mutationOptions({
  mutationKey: ["change-address"],
  mutationFn: (change: AddressChange) =>
    withProof(() => api.post("api/v1/account/address", { json: change })),
  meta: { refreshes: [keys.account] },
});
