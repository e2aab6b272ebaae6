import { Trans } from "@lingui/react/macro";
import VolumeX from "lucide-react/icons/volume-x";
import { Toast } from "./Toast.tsx";

export const MissingDeviceToast = ({ onClose }: { onClose: () => void }) => (
  <Toast kind="failure" icon={<VolumeX size={20} aria-hidden="true" />} onClose={onClose}>
    <span>
      <Trans>No device to play sound on was found. Connect speakers or headphones and play again.</Trans>
    </span>
  </Toast>
);
