import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { AddressLink, Forgotten, LinkPassword } from "#contract/session.ts";
import { publicApi, readJson } from "#src/lib/http/api.ts";
import { readRecord, readText } from "#src/lib/http/parse.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { beginSession } from "#src/session/begin-session.ts";
import { endSession } from "#src/session/end-session.ts";
import { refetchSession, sessionQuery } from "#src/session/queries.ts";

/** Whether the link was used, altered, or is too old. */
export const isLinkEnded = (error: unknown): boolean =>
  error instanceof Problem && error.code === "link-invalid";

/** Asks for a link to a new password; the answer is the same for everybody. */
export const askForReset = mutationOptions({
  mutationKey: ["ask-for-reset"],
  mutationFn: (forgotten: Forgotten) => publicApi.post("api/v1/auth/forgot", { json: forgotten }),
  meta: { refreshes: [] },
});

/** Whether this browser's session still lives is asked, because the link may have ended it. */
async function recheckSession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  await refetchSession(client, { retry: false }).catch(() => undefined);
}

/** Sets a new password by a link; all sessions of its user end. */
export const resetPassword = mutationOptions({
  mutationKey: ["reset-password"],
  mutationFn: async (link: LinkPassword, { client }) => {
    await publicApi.post("api/v1/auth/reset", { json: link });
    await recheckSession(client);
  },
  meta: { refreshes: [] },
});

/** Sets the first password by an invitation and logs in with it; whoever is logged in here is logged out. */
export const acceptInvitation = mutationOptions({
  mutationKey: ["accept-invitation"],
  mutationFn: async (link: LinkPassword, { client }) => {
    const answer = readRecord(
      await readJson(await publicApi.post("api/v1/auth/invitation", { json: link })),
      "invitation",
    );
    const username = readText(answer["userName"], "invitation.userName");
    if (client.getQueryData(sessionQuery.queryKey)) endSession("logout", null);
    const body = new URLSearchParams({ username, password: link.newPassword });
    const session = await beginSession(() => publicApi.post("api/v1/auth/login", { body }).text()).catch(
      () => null, // the password is set all the same: the login page takes it
    );
    return { username, session };
  },
  meta: { refreshes: [] },
});

/** Confirms a new address by a link. */
export const confirmAddress = mutationOptions({
  mutationKey: ["confirm-address"],
  mutationFn: (link: AddressLink) => publicApi.post("api/v1/auth/confirm-address", { json: link }),
  meta: { refreshes: [keys.account] },
});
