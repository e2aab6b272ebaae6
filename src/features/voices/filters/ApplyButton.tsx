import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useVoices } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./ApplyButton.module.css";
import { sameFilters } from "./filters.ts";

/** Enabled while the draft differs from the active filters; `aria-disabled` otherwise, so that it keeps the focus. */
export function ApplyButton({ onApply }: { onApply: () => void }) {
  const isEnabled = useVoices(({ draft, active }) => !sameFilters(draft, active));
  return (
    <Button
      look="primary"
      className={clsx(!isEnabled && styles["unlit"])}
      aria-disabled={!isEnabled}
      onClick={isEnabled ? onApply : undefined}
    >
      <Trans comment="Button">Apply filters</Trans>
    </Button>
  );
}
