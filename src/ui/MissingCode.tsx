import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useState } from "react";
import { hearMissingCode } from "#src/lib/missing-code.ts";
import { Toast } from "./Toast.tsx";

/** Says that what was pressed lacks its code: the network is gone, or a new version came. */
export function MissingCode() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => hearMissingCode(setMissing), []);
  return (
    <Toast
      kind="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      onClose={() => setMissing(false)}
    >
      {isMissing && <Trans>Something went wrong, please try again</Trans>}
    </Toast>
  );
}
