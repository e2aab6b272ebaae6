import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./CredentialLines.module.css";

/** Both lines as selected text, so that one keystroke copies them. */
export function CredentialLines({ lines }: { lines: string }) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
  }, []);
  return (
    <TextArea
      ref={area}
      className={styles["lines"]}
      aria-label={t({
        message: "Credentials",
        comment: "Name of a group for screen readers: username and password",
      })}
      rows={2}
      readOnly
      value={lines}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
