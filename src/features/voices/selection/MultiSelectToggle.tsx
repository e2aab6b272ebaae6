import { Trans } from "@lingui/react/macro";
import CopyCheck from "lucide-react/icons/copy-check";
import X from "lucide-react/icons/x";
import { deselect, exitMultiSelect, startMultiSelect, useVoices } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";

const toggleId = "multi-select";

/** Moves the focus to the toggle, when the focused element unmounted with the selection bar. */
export const focusMultiSelectToggle = (): void => document.getElementById(toggleId)?.focus();

/** Starts multi-select, and ends it together with the selection. */
export function MultiSelectToggle({ disabled }: { disabled?: boolean }) {
  const isOn = useVoices(({ multiSelect }) => multiSelect);
  return isOn ? (
    <Button id={toggleId} look="ink" icon={<X size={18} />} onClick={exitMultiSelect}>
      <Trans comment="Button: ends choosing several voices">Exit selection</Trans>
    </Button>
  ) : (
    <Button id={toggleId} icon={<CopyCheck size={18} />} disabled={disabled} onClick={startMultiSelect}>
      <Trans comment="Button: begins choosing several voices">Select multiple</Trans>
    </Button>
  );
}

/** Deselects a voice. With the last one the bar closes, so the focus moves to the toggle. */
export function deselectAndMoveFocus(voiceId: string): void {
  deselect(voiceId);
  if (useVoices.getState().selection.size === 0) focusMultiSelectToggle();
}
