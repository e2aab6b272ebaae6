import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { Button } from "#src/ui/Button.tsx";
import styles from "./ApplyButton.module.css";
import { sameFilters } from "./filters.ts";
import { useVoices } from "./store.ts";

/** Lit while the draft differs from what is shown. Otherwise it keeps the focus and does nothing. */
export function ApplyButton({ onApply }: { onApply: () => void }) {
  const isLit = useVoices(({ draft, active }) => !sameFilters(draft, active));
  return (
    <Button
      look="primary"
      className={clsx(!isLit && styles["unlit"])}
      aria-disabled={!isLit}
      onClick={isLit ? onApply : undefined}
    >
      <Trans>Apply filters</Trans>
    </Button>
  );
}
