import type { ProducedOffer } from "#src/features/productions/takes.ts";
import styles from "./Side.module.css";

/** What was said with the step that led to where a production stands: with takes, with wished changes, or as it was begun anew. */
function lastWords({ events, production: { state } }: ProducedOffer): string {
  const last = events.findLast(({ kind }) =>
    ["handedOver", "takenBack", "changesAsked", "approved", "reopened"].includes(kind),
  );
  if (state === "review" && last?.kind === "handedOver") return last.text;
  if (state !== "changes") return "";
  if (last?.kind === "changesAsked") return last.text;
  return last?.kind === "reopened" ? last.reason : "";
}

/** The words that came with the last step, for whoever takes the next one. */
export function LastWords({ offer }: { offer: ProducedOffer }) {
  const words = lastWords(offer);
  return (
    words !== "" && (
      <blockquote className={styles["words"]} dir="auto">
        {words}
      </blockquote>
    )
  );
}
