import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ClipboardEvent, type ReactNode } from "react";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { ShareButtons } from "#src/ui/button/ShareButtons.tsx";
import { FocusedWords } from "#src/ui/feedback/FocusedWords.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { CopyCredentials, credentialsText } from "./CopyCredentials.tsx";
import styles from "./CredentialsView.module.css";

interface CredentialsViewProps {
  credentials: ClientCredentials;
  /** What has been done. */
  success: ReactNode;
  /** What else there is to know, such as that an invitation is on its way. */
  note?: ReactNode;
  onCopied: () => void;
}

/** A user name and its password, shown once, in place of a form. */
export function CredentialsView({ credentials, success, note, onCopied }: CredentialsViewProps) {
  const heading = useRef<HTMLDivElement>(null);
  const noticeCopy = ({ target }: ClipboardEvent) => {
    const copied = target instanceof HTMLTextAreaElement ? target.value : String(getSelection());
    if (copied.includes(credentials.password)) onCopied();
  };
  // The form unmounted with the focused button, so the focus moves here.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles["view"]} onCopy={noticeCopy}>
      <FocusedWords ref={heading} className={styles["success"]}>
        <Notice kind="success" isRead>
          <p>{success}</p>
          {note && <p>{note}</p>}
        </Notice>
      </FocusedWords>
      <dl className={styles["credentials"]}>
        <div className={styles["entry"]}>
          <dt>
            <Trans comment="Label of a field: the name for logging in">Username</Trans>
          </dt>
          <dd className={styles["value"]}>{credentials.username}</dd>
        </div>
        <div className={styles["entry"]}>
          <dt>
            <Trans comment="Label of a field">Password</Trans>
          </dt>
          <dd className={styles["value"]}>{credentials.password}</dd>
        </div>
      </dl>
      <CopyCredentials credentials={credentials} onCopied={onCopied} />
      <ShareButtons
        text={`${new URL("/login", location.origin).href}\n\n${credentialsText(credentials)}`}
        onShared={onCopied}
      />
      <Notice kind="warning" isRead>
        <Trans>This password is shown only once</Trans>
      </Notice>
    </div>
  );
}
