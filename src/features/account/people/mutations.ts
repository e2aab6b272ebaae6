import { mutationOptions } from "@tanstack/react-query";
import type { ColleagueDraft } from "#contract/account.ts";
import { api } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

const meta = { refreshes: [keys.account] };

/** Invites a person into one's own company; a letter brings the link. */
export const inviteColleague = mutationOptions({
  mutationKey: ["invite-colleague"],
  mutationFn: (draft: ColleagueDraft, context) =>
    withProof(() => api.post("api/v1/account/people", { json: draft, headers: keyHeader(context) })),
  meta: { ...meta, isKeyed: true },
});

/** Removes a person of one's own company; their sessions end. */
export const removeColleague = mutationOptions({
  mutationKey: ["remove-colleague"],
  mutationFn: (userName: string) =>
    withProof(() => untilGone(api.delete(`api/v1/account/people/${encodeURIComponent(userName)}`))),
  meta,
});
