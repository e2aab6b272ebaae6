import { mutationOptions } from "@tanstack/react-query";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import type { TeamDraft } from "#contract/team.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readCredentials } from "#src/session/credentials/read-credentials.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

interface Invitation {
  draft: TeamDraft;
  /** Receives the credentials; as the mutation's result they would stay in the cache. */
  onCreated: (credentials: ClientCredentials) => void;
}

/** Makes another owner; with an address an invitation goes out. */
export const inviteOwner = mutationOptions({
  mutationFn: async ({ draft, onCreated }: Invitation, context) => {
    const response = await withProof(() =>
      api.post("api/v1/team", { json: draft, headers: keyHeader(context) }),
    );
    onCreated(readCredentials(await readJson(response)));
  },
  meta: { isKeyed: true, refreshes: [keys.team] },
});

/** Removes an owner, whose sessions end at once. */
export const removeOwner = mutationOptions({
  mutationFn: async (userName: string) => {
    await withProof(() => untilGone(api.delete(`api/v1/team/${encodeURIComponent(userName)}`)));
  },
  meta: { refreshes: [keys.team] },
});
