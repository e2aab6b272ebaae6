import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { EmptyPanel } from "#src/ui/EmptyPanel.tsx";
import styles from "./NoMatch.module.css";
import type { SuggestionsProps } from "./Suggestions.tsx";

const loadSuggestions = () => import("./Suggestions.tsx").then((code) => code.Suggestions);

/** Nothing was found. Which filter to let go of comes after. */
export function NoMatch(props: SuggestionsProps) {
  const [Suggestions, load] = useLoaded(loadSuggestions);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return (
    <div className={styles["noMatch"]} aria-busy={props.isBusy}>
      <EmptyPanel
        title={<Trans>No voices match these filters</Trans>}
        action={Suggestions && <Suggestions {...props} />}
      />
    </div>
  );
}
