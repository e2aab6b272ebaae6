import { useLingui } from "@lingui/react/macro";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import { deselectAndMoveFocus } from "./MultiSelectToggle.tsx";
import styles from "./SelectionBar.module.css";

interface SelectedListProps {
  voices: Voice[];
  /** Whether its button is "+n" beside chips; otherwise it shows the whole count. */
  isCompact: boolean;
  children: ReactNode;
}

/** A button that opens the list of all selected voices. */
export function SelectedList({ voices, isCompact, children }: SelectedListProps) {
  const { t } = useLingui();
  return (
    <Popover
      align="start"
      className={styles["list"]}
      trigger={(props) => (
        <Button {...props} look="quiet" className={isCompact ? styles["more"] : styles["whole"]}>
          {children}{" "}
          {isCompact ? (
            <VisuallyHidden>{t`Show all`}</VisuallyHidden>
          ) : (
            <ChevronUp size={18} aria-hidden="true" />
          )}
        </Button>
      )}
    >
      <PortraitChips label={t`Selected voices`} voices={voices} onRemove={deselectAndMoveFocus} />
    </Popover>
  );
}
