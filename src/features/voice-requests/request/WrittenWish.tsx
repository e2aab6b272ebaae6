import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { RequestValues } from "./request-schema.ts";

/** Writes a wish into the voice qualities as it is mounted, on a line of its own after what stands there. */
export function WrittenWish({ wish }: { wish: string }) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const write = useEffectEvent(() => {
    const typed = values.voiceRequirements.trim();
    if (!typed.includes(wish))
      void setFieldValue("voiceRequirements", typed ? `${typed}\n${wish}` : wish, false);
  });
  useEffect(() => {
    write();
  }, []);
  return null;
}
