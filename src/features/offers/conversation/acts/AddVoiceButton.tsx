import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { Button } from "#src/ui/button/Button.tsx";

/** Takes an artist's voice into a proposal. */
export const AddVoiceButton = ({ name, onAdd }: { name: string; onAdd: () => void }) => (
  <Button size="small" look="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
    <Trans comment="Button: takes an artist (name) back into a proposal">Add {name}</Trans>
  </Button>
);
