import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Toast } from "#src/ui/Toast.tsx";

interface FormMissingProps {
  isMissing: boolean;
  onClose: () => void;
}

/** The code of the form could not be fetched; the next press tries again. */
export const FormMissing = ({ isMissing, onClose }: FormMissingProps) => (
  <Toast kind="failure" icon={<CircleAlert size={20} aria-hidden="true" />} onClose={onClose}>
    {isMissing && <Trans>Something went wrong, please try again</Trans>}
  </Toast>
);
