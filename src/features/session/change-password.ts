import { mutationOptions } from "@tanstack/react-query";
import type { PasswordChange } from "#contract/session.ts";
import { api } from "#src/lib/api.ts";

/** Changes the password where the server offers it; other sessions of this user end. */
export const changePassword = mutationOptions({
  mutationKey: ["change-password"],
  mutationFn: async (change: PasswordChange): Promise<void> => {
    await api.post("api/v1/auth/password", { json: change });
  },
});
