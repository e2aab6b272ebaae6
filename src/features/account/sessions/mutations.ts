import { mutationOptions } from "@tanstack/react-query";
import { api } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { withProof } from "#src/session/proof/with-proof.ts";

const meta = { refreshes: [keys.liveSessions] };

/** Ends one session of this user. */
export const endLiveSession = mutationOptions({
  mutationKey: ["end-live-session"],
  mutationFn: (id: string) =>
    withProof(() => untilGone(api.delete(`api/v1/sessions/${encodeURIComponent(id)}`))),
  meta,
});

/** Ends all sessions of this user but the present one. */
export const endOtherSessions = mutationOptions({
  mutationKey: ["end-other-sessions"],
  mutationFn: () => withProof(() => api.delete("api/v1/sessions")),
  meta,
});
