import { Trans } from "@lingui/react/macro";
import CopyCheck from "lucide-react/icons/copy-check";
import X from "lucide-react/icons/x";
import { Button } from "#src/ui/Button.tsx";
import { exitMultiSelect, startMultiSelect, useVoices } from "./store.ts";

const toggleId = "multi-select";

/** For the focus, when what had it left with the selection. */
export const focusMultiSelectToggle = (): void => document.getElementById(toggleId)?.focus();

/** Turns choosing several voices on, and off again with what was chosen. */
export function MultiSelectToggle({ disabled }: { disabled?: boolean }) {
  const isOn = useVoices(({ multiSelect }) => multiSelect);
  return isOn ? (
    <Button id={toggleId} look="ink" icon={<X size={18} />} onClick={exitMultiSelect}>
      <Trans>Exit selection</Trans>
    </Button>
  ) : (
    <Button id={toggleId} icon={<CopyCheck size={18} />} disabled={disabled} onClick={startMultiSelect}>
      <Trans>Select multiple</Trans>
    </Button>
  );
}
