import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import styles from "./Explanation.module.css";

/** What the agency does and how a project runs, in three steps. */
export function Explanation({ action }: { action: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={styles["intro"]}>
        <h2 id={heading} className={styles["title"]}>
          <Trans>From script to broadcast, one team.</Trans>
        </h2>
        <p>
          <Trans>
            Casting, direction, recording and mixing under one roof: over 200 artists, 18 languages and one
            person who stays with your project from the first line to the last file.
          </Trans>
        </p>
      </div>
      <ol className={styles["steps"]}>
        <li>
          <h3>
            <Trans>Send your script</Trans>
          </h3>
          <p>
            <Trans>Tell us the medium, the length and the feeling you’re after. A rough draft will do.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Choose the voice</Trans>
          </h3>
          <p>
            <Trans>We suggest voices that fit your text and your budget; you listen and decide.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Receive the mix</Trans>
          </h3>
          <p>
            <Trans>
              We record, edit and mix in the studio, and deliver in the format you will broadcast.
            </Trans>
          </p>
        </li>
      </ol>
      <div className={styles["aside"]}>
        <p>
          <Trans>Does your script change every day? A synthetic voice keeps up with it.</Trans>
        </p>
        {action}
      </div>
    </section>
  );
}
