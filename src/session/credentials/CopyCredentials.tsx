import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import type { ClientCredentials } from "#contract/clients.ts";
import { useCopy } from "#src/lib/browser/use-copy.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { CredentialLines } from "./CredentialLines.tsx";

/** The copied text: exactly two lines, in the selected language. */
const credentialsText = ({ username, password }: ClientCredentials): string =>
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
  const { result, copy } = useCopy(credentialsText(credentials), onCopied);
  return (
    <>
      <div>
        <Button
          look="primary"
          size="large"
          wide
          icon={result === "copied" ? <Check size={20} /> : <Copy size={20} />}
          onClick={copy}
        >
          {result === "copied" ? (
            <Trans comment="State after copying the login details">Copied</Trans>
          ) : (
            <Trans>Copy all credentials</Trans>
          )}
        </Button>
        <Status>
          {result === "copied" && (
            <span>
              <Trans>Copied</Trans>
            </span>
          )}
        </Status>
      </div>
      {result === "refused" && (
        <>
          <Notice kind="danger">
            <Trans>Could not copy, select the text</Trans>
          </Notice>
          <CredentialLines lines={credentialsText(credentials)} />
        </>
      )}
    </>
  );
}
