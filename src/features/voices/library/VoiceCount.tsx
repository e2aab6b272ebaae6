import { Plural, Trans } from "@lingui/react/macro";
import type { VoicePage } from "#contract/voices/voices.ts";
import { countOf } from "./count.ts";
import styles from "./VoiceCount.module.css";

/** "48 voices found"; renders nothing when the total is unknown. */
export function VoiceCount({ page }: { page: VoicePage }) {
  const count = countOf(page);
  if (count === undefined) return null;
  return (
    <p className={styles["count"]}>
      <Plural
        comment="Above the results; the tags make the number larger"
        value={count}
        one={
          <Trans>
            <strong>#</strong> voice found
          </Trans>
        }
        other={
          <Trans>
            <strong>#</strong> voices found
          </Trans>
        }
      />
    </p>
  );
}
