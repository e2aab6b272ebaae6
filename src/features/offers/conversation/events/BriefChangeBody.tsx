import { Trans, useLingui } from "@lingui/react/macro";
import type { EventOf } from "#src/features/offers/conversation/offer-events.ts";
import { briefFieldNames } from "#src/features/offers/conversation/terms/words.ts";
import styles from "./Events.module.css";

/** Which parts of the brief were changed, and the script's words that left and came. */
export function BriefChangeBody({ event }: { event: EventOf<"briefChanged"> }) {
  const { i18n } = useLingui();
  const { removed, added } = event;
  const fields = event.fields.map((field) => i18n._(briefFieldNames[field])).join(", ");
  return (
    <>
      <p className={styles["change"]}>
        <Trans comment="Line of a conversation; fields is such as “script, note”">
          Changed the brief: {fields}
        </Trans>
      </p>
      {(removed.length > 0 || added.length > 0) && (
        <dl className={styles["words"]}>
          {removed.length > 0 && (
            <div>
              <dt>
                <Trans comment="Before the words that left a script">Removed</Trans>
              </dt>
              <dd>
                {removed.map((words, place) => (
                  <del key={place}>{words}</del>
                ))}
              </dd>
            </div>
          )}
          {added.length > 0 && (
            <div>
              <dt>
                <Trans comment="Before the words that were put into a script">Added</Trans>
              </dt>
              <dd>
                {added.map((words, place) => (
                  <ins key={place}>{words}</ins>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
