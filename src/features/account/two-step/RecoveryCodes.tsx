import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "#src/ui/button/CopyButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./RecoveryCodes.module.css";

interface RecoveryCodesProps {
  codes: string[];
  onCopied: () => void;
}

/** Ten codes in two columns, shown once. Copying them by hand counts as copied too. */
export function RecoveryCodes({ codes, onCopied }: RecoveryCodesProps) {
  const { t } = useLingui();
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
      <CopyButton wide data-first-focus text={codes.join("\n")} onCopied={onCopied}>
        <Trans>Copy all codes</Trans>
      </CopyButton>
      <Notice kind="warning" isRead>
        <Trans>These codes are shown only once</Trans>
      </Notice>
    </div>
  );
}
