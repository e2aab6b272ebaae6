import { useEffect, useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { onSilence, saySilence } from "#src/lib/browser/sound/output-device.ts";

const Sentence = lazyPart(() =>
  import("./toast/MissingDeviceToast.tsx").then((code) => code.MissingDeviceToast),
);

/** Says that what was to sound has no device to play on, until something starts once more. */
export function MissingDevice() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    return onSilence(setMissing);
  }, []);
  return isMissing && <Sentence onClose={() => saySilence(false)} />;
}
