import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useState } from "react";
import { onMissingCode } from "#src/lib/browser/lazy-part.tsx";
import { Toast } from "./toast/Toast.tsx";

/** Says that a part's code could not be loaded: the network is gone, or a new version was deployed. */
export function MissingCode() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    return onMissingCode(setMissing);
  }, []);
  return (
    <Toast
      kind="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      onClose={() => setMissing(false)}
    >
      {isMissing && (
        <span>
          <Trans>Something went wrong, please try again</Trans>
        </span>
      )}
    </Toast>
  );
}
