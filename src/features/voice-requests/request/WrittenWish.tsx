import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { Wished } from "#src/features/voice-requests/VoiceRequest.tsx";
import type { RequestValues } from "./request-schema.ts";

/**
 * Takes what the request was opened for into the form as it is mounted: a wish into the voice qualities, on a line of its own
 * after what stands there.
 */
export function WrittenWish({ wish = "", voice }: Wished) {
  const { values, setValues } = useFormikContext<RequestValues>();
  const write = useEffectEvent(() => {
    const { voiceRequirements, asked } = values;
    const typed = voiceRequirements.trim();
    const isNew = wish !== "" && !typed.includes(wish);
    const next = isNew ? [typed, wish].filter(Boolean).join("\n") : voiceRequirements;
    if (isNew || voice) void setValues({ ...values, voiceRequirements: next, asked: voice ?? asked }, false);
  });
  useEffect(() => {
    write();
  }, []);
  return null;
}
