import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useVoices } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./ApplyButton.module.css";
import { sameFilters } from "./filters.ts";
import type { DraftPage } from "./use-draft-page.ts";

interface ApplyButtonProps extends Pick<DraftPage, "counted"> {
  onApply: () => void;
}

/**
 * Enabled while the draft differs from the active filters; `aria-disabled` otherwise, so that it keeps the focus. Says how
 * many voices the draft would show as soon as that is known.
 */
export function ApplyButton({ counted, onApply }: ApplyButtonProps) {
  const { t } = useLingui();
  const isEnabled = useVoices(({ draft, active }) => !sameFilters(draft, active));
  const isCounted = useVoices(({ draft }) => counted !== undefined && sameFilters(draft, counted.filters));
  const count = isEnabled && isCounted ? counted?.count : undefined;
  const name =
    count === undefined
      ? undefined
      : t({
          message: plural(count, {
            one: "Show # voice, apply filters",
            other: "Show # voices, apply filters",
          }),
          comment: "Name of the button for screen readers; count is a whole number",
        });
  return (
    <Button
      look="primary"
      className={clsx(!isEnabled && styles["unlit"])}
      aria-disabled={!isEnabled}
      aria-label={name}
      onClick={isEnabled ? onApply : undefined}
    >
      {count === undefined ? (
        <Trans comment="Button">Apply filters</Trans>
      ) : (
        <Plural
          comment="Button: applies the filters, which will show so many voices; count is a whole number"
          value={count}
          one="Show # voice"
          other="Show # voices"
        />
      )}
    </Button>
  );
}
