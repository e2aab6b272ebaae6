import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState, type ClipboardEvent } from "react";
import type { ClientCredentials } from "#contract/clients.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LeaveDialog } from "#src/ui/dialog/LeaveDialog.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { CopyCredentials } from "./CopyCredentials.tsx";
import styles from "./Credentials.module.css";

interface CredentialsProps {
  credentials: ClientCredentials;
  onAnother: () => void;
}

/** The words of the question before the credentials are left. */
const leaving = {
  title: <Trans>Leave without copying?</Trans>,
  loss: <Trans>The password is shown only here, and only once.</Trans>,
  stay: <Trans>Stay on this page</Trans>,
};

/** The username and password of a new client, shown once, in place of the form. Leaving them uncopied asks first. */
export function Credentials({ credentials, onAnother }: CredentialsProps) {
  const heading = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const noticeCopy = ({ target }: ClipboardEvent) => {
    const copied = target instanceof HTMLTextAreaElement ? target.value : String(getSelection());
    if (copied.includes(credentials.password)) setCopied(true);
  };
  const answer = (mayLeave: boolean) => {
    setAsking(false);
    if (mayLeave) onAnother();
  };
  // The form unmounted with the focused button, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles["body"]} onCopy={noticeCopy}>
        <div ref={heading} tabIndex={-1} className={styles["success"]}>
          <Notice kind="success">
            <Trans>Client Created Successfully!</Trans>
          </Notice>
        </div>
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
        <CopyCredentials credentials={credentials} onCopied={() => setCopied(true)} />
        <Notice kind="warning">
          <Trans>This password is shown only once</Trans>
        </Notice>
      </div>
      <div className={styles["foot"]}>
        <Button
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={isCopied ? onAnother : () => setAsking(true)}
        >
          <Trans comment="Button: empties the form for one more client">Create another</Trans>
        </Button>
      </div>
      <LeaveGuard isChanged={!isCopied} {...leaving} />
      <LeaveDialog open={isAsking} onAnswer={answer} {...leaving} />
    </>
  );
}
