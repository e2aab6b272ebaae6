import { t } from "@lingui/core/macro";
import type { ClientCredentials } from "#contract/clients.ts";

/** What "Copy all credentials" copies: exactly two lines, in the selected language. */
export const credentialsText = ({ username, password }: ClientCredentials): string =>
  [t`Username: ${username}`, t`Password: ${password}`].join("\n");
