import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./ArtistHistory.module.css";
import { ChangeLine } from "./ChangeLine.tsx";
import type { Step } from "./way-back.ts";

/** What would become of one value; of a sample that came or went since, what becomes of it as a whole. */
export function StepLine({ step: { field, sample, present, past } }: { step: Step }) {
  const { t } = useLingui();
  if (field !== "added" && field !== "removed")
    return <ChangeLine field={field} sample={sample} before={present} after={past} />;
  const title = sample || t({ message: "Untitled sample", comment: "In place of a sample’s title" });
  return (
    <div className={styles["change"]}>
      <dt>
        <Trans comment="A sample by its title">“{title}”</Trans>
      </dt>
      <dd>
        {field === "added" ? (
          <Trans comment="What becomes of a sample that is newer than the restored state">
            Not removed; moves to the end
          </Trans>
        ) : (
          <Trans comment="What becomes of a sample that was removed since the restored state">
            Comes back as a draft
          </Trans>
        )}
      </dd>
    </div>
  );
}
