import { Plural } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { artistNamesQuery } from "./queries.ts";
import styles from "./NameCount.module.css";

/** How many artists there are, once that is known. */
export function NameCount() {
  const { data: names } = useQuery(artistNamesQuery);
  if (!names) return null;
  return (
    <p className={styles["count"]}>
      <Plural value={names.length} one="# artist" other="# artists" />
    </p>
  );
}
