import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { CopyButton } from "#src/ui/button/CopyButton.tsx";
import { CredentialLines } from "./CredentialLines.tsx";

/** The copied text: exactly two lines, in the selected language. */
export const credentialsText = ({ username, password }: ClientCredentials): string =>
  [
    t({ message: `Username: ${username}`, comment: "Line that is copied; username is a new client's" }),
    t({ message: `Password: ${password}`, comment: "Line that is copied; password is a new one" }),
  ].join("\n");

interface CopyCredentialsProps {
  credentials: ClientCredentials;
  onCopied: () => void;
}

/** Copies both lines. Without access to the clipboard it shows the lines, selected. */
export function CopyCredentials({ credentials, onCopied }: CopyCredentialsProps) {
  const text = credentialsText(credentials);
  return (
    <CopyButton
      look="primary"
      size="large"
      wide
      text={text}
      onCopied={onCopied}
      instead={<CredentialLines lines={text} />}
    >
      <Trans>Copy all credentials</Trans>
    </CopyButton>
  );
}
