import { useLingui } from "@lingui/react/macro";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { personOf } from "#src/lib/voice-person.ts";
import { Button } from "#src/ui/Button.tsx";
import { Popover } from "#src/ui/Popover.tsx";
import { PortraitChips } from "#src/ui/PortraitChips.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { letGoOf } from "./let-go.ts";
import styles from "./SelectionBar.module.css";

interface SelectedListProps {
  voices: Voice[];
  /** A chip beside chips; else the one thing that says how many. */
  isCompact: boolean;
  children: ReactNode;
}

/** Opens the list of all that are chosen. */
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
      <PortraitChips label={t`Selected voices`} people={voices.map(personOf)} onRemove={letGoOf} />
    </Popover>
  );
}
