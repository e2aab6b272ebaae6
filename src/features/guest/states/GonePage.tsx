import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./GonePage.module.css";

/** A room that was revoked, and one that never was: nothing tells which. */
export function GonePage() {
  const { t } = useLingui();
  usePageTitle(t({ message: "Listening room", comment: "Page title: a room for guests" }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles["page"]}>
      <Rings count={5} step={0.5} className={styles["rings"]} />
      <h1 ref={heading} tabIndex={-1} className={styles["heading"]}>
        <Trans>This room is no longer open</Trans>
      </h1>
      <p className={styles["text"]}>
        <Trans>If you still want to listen, ask the person who sent you the link for a new one.</Trans>
      </p>
    </div>
  );
}
