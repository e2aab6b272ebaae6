import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Rings } from "#src/ui/Rings.tsx";
import { EmptyPanel } from "./EmptyPanel.tsx";
import styles from "./Panel.module.css";

interface GonePanelProps {
  /** A Problem of status 404. */
  error: Error;
  /** A link that leads on. */
  children: ReactNode;
}

/** In place of what is not there, or is not the reader's: nothing tells which. */
export function GonePanel({ error, children }: GonePanelProps) {
  useLingui();
  return (
    <EmptyPanel
      picture={<Rings count={5} step={0.5} className={styles["rings"]} />}
      title={translate(sentenceOf(error, msg`Page not found`))}
      action={
        <>
          <p className={styles["text"]}>
            <Trans>It may have been deleted, or belong to somebody else.</Trans>
          </p>
          {children}
        </>
      }
    />
  );
}
