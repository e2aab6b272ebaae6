import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useCopy } from "#src/lib/browser/use-copy.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import styles from "./RecoveryCodes.module.css";

interface RecoveryCodesProps {
  codes: string[];
  onCopied: () => void;
}

/** Ten codes in two columns, shown once. Copying them by hand counts as copied too. */
export function RecoveryCodes({ codes, onCopied }: RecoveryCodesProps) {
  const { t } = useLingui();
  const { result, copy } = useCopy(codes.join("\n"), onCopied);
  const noticeCopy = () => {
    const selected = String(getSelection());
    if (codes.every((code) => selected.includes(code))) onCopied();
  };
  return (
    <div className={styles["body"]} onCopy={noticeCopy}>
      <p>
        <Trans>
          Two-step verification is on. Without your phone you log in with one of these codes; each works once.
          Keep them in a safe place.
        </Trans>
      </p>
      <ul
        className={styles["codes"]}
        translate="no"
        aria-label={t({ message: "Recovery codes", comment: "Name of a list" })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button
          wide
          data-first-focus
          icon={
            result === "copied" ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <Copy size={18} aria-hidden="true" />
            )
          }
          onClick={copy}
        >
          {result === "copied" ? <Trans>Copied</Trans> : <Trans>Copy all codes</Trans>}
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
        <Notice kind="danger">
          <Trans>Could not copy, select the text</Trans>
        </Notice>
      )}
      <Notice kind="warning">
        <Trans>These codes are shown only once</Trans>
      </Notice>
    </div>
  );
}
