import { mutationOptions } from "@tanstack/react-query";
import type { PasswordChange } from "#contract/session.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";

const send = (change: PasswordChange) => api.post("api/v1/auth/password", { json: change });

/** Whether the new password is the current one already: then changing it to itself succeeds. */
const isCurrentPassword = ({ newPassword }: PasswordChange): Promise<boolean> =>
  send({ currentPassword: newPassword, newPassword }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 422) return false;
      throw error;
    },
  );

/** Changes the password; the user's other sessions end. */
export const changePassword = mutationOptions({
  mutationKey: ["change-password"],
  mutationFn: (change: PasswordChange) =>
    writeAndVerify(
      () => send(change),
      () => isCurrentPassword(change),
    ),
  meta: { refreshes: [keys.account, keys.liveSessions] },
});
