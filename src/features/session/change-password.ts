import { mutationOptions } from "@tanstack/react-query";
import type { PasswordChange } from "#contract/session.ts";
import { api } from "#src/lib/api.ts";
import { writeAndLook } from "#src/lib/lost-answer.ts";
import { Problem } from "#src/lib/problem.ts";

const send = (change: PasswordChange) => api.post("api/v1/auth/password", { json: change });

/** Whether the new password is the present one already: then it may take its own place, which changes nothing. */
const isInForce = ({ newPassword }: PasswordChange): Promise<boolean> =>
  send({ currentPassword: newPassword, newPassword }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 422) return false;
      throw error;
    },
  );

/** Changes the password where the server offers it; other sessions of this user end. */
export const changePassword = mutationOptions({
  mutationKey: ["change-password"],
  mutationFn: (change: PasswordChange) =>
    writeAndLook(
      () => send(change),
      () => isInForce(change),
    ),
});
