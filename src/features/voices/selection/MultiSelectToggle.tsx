import { Trans } from "@lingui/react/macro";
import CopyCheck from "lucide-react/icons/copy-check";
import X from "lucide-react/icons/x";
import { deselect, exitMultiSelect, startMultiSelect, useVoices } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";

const toggleId = "multi-select";

/** The button whose sheet has the toggle on a small screen. */
export const filtersButtonId = "filters";

/** Moves the focus to the toggle, or to what opens it, when the focused element unmounted with the selection bar. */
export function focusMultiSelectToggle(): void {
  const found = [toggleId, filtersButtonId].map((id) => document.getElementById(id));
  found.find((control) => control && !control.closest("dialog:not([open])"))?.focus();
}

interface MultiSelectToggleProps {
  disabled?: boolean;
  onStart?: () => void;
  onExit?: () => void;
}

/** Starts multi-select, and ends it together with the selection. */
export function MultiSelectToggle({ disabled, onStart, onExit }: MultiSelectToggleProps) {
  const isOn = useVoices(({ multiSelect }) => multiSelect);
  const start = () => {
    startMultiSelect();
    onStart?.();
  };
  const exit = () => {
    exitMultiSelect();
    onExit?.();
  };
  return isOn ? (
    <Button id={toggleId} look="ink" icon={<X size={18} />} onClick={exit}>
      <Trans comment="Button: ends choosing several voices">Exit selection</Trans>
    </Button>
  ) : (
    <Button id={toggleId} icon={<CopyCheck size={18} />} disabled={disabled} onClick={start}>
      <Trans comment="Button: begins choosing several voices">Select multiple</Trans>
    </Button>
  );
}

/** Deselects a voice. With the last one the bar closes, so the focus moves to the toggle. */
export function deselectAndMoveFocus(voiceId: string): void {
  deselect(voiceId);
  if (useVoices.getState().selection.size === 0) focusMultiSelectToggle();
}
