import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { Wished } from "#src/features/voice-requests/VoiceRequest.tsx";
import type { RequestValues } from "./request-schema.ts";

/**
 * Takes what the request was opened for into the form as it is mounted: a wish into the voice qualities, on a line of its own
 * after what stands there, and a voice below those that are asked for already.
 */
export function WrittenWish({ wish = "", voice }: Wished) {
  const { values, setValues } = useFormikContext<RequestValues>();
  const write = useEffectEvent(() => {
    const { voiceRequirements, asked } = values;
    const typed = voiceRequirements.trim();
    const isNew = wish !== "" && !typed.includes(wish);
    const isOther = voice !== undefined && !asked.some(({ voiceId }) => voiceId === voice.voiceId);
    if (!isNew && !isOther) return;
    const next = {
      voiceRequirements: isNew ? [typed, wish].filter(Boolean).join("\n") : voiceRequirements,
      asked: isOther ? [...asked, voice] : asked,
    };
    void setValues({ ...values, ...next }, false);
  });
  useEffect(() => {
    write();
  }, []);
  return null;
}
