import { Plural } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { artistNamesQuery } from "#src/features/voice-artists/queries.ts";
import styles from "./NameCount.module.css";

/** The number of artists, once loaded. */
export function NameCount() {
  const { data: names } = useQuery(artistNamesQuery);
  if (!names) return null;
  const count = names.length;
  return (
    <p className={styles["count"]}>
      <Plural
        comment="How many names the list of artists shows; count is a whole number"
        value={count}
        one="# artist"
        other="# artists"
      />
    </p>
  );
}
