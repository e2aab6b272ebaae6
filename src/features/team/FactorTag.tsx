import { Trans } from "@lingui/react/macro";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import { StateTag } from "#src/ui/tag/StateTag.tsx";

/** Whether an owner has a second factor or a passkey. */
export const FactorTag = ({ isOn }: { isOn: boolean }) =>
  isOn ? (
    <StateTag look="success" icon={<ShieldCheck size={14} aria-hidden="true" />}>
      <Trans comment="State: an owner has a second factor">Two-step verification on</Trans>
    </StateTag>
  ) : (
    <StateTag look="outline" icon={<ShieldOff size={14} aria-hidden="true" />}>
      <Trans comment="State: an owner has no second factor">Password only</Trans>
    </StateTag>
  );
