import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";

const PhoneHint = lazyPart(() => import("./PhoneHint.tsx").then((code) => code.PhoneHint));

/** A phone number, with a hint how it was read. One that we cannot read is sent as typed. */
export function PhoneField() {
  const { t } = useLingui();
  const { phone } = useFormikContext<VoiceRequest>().values;
  const isLongEnough = phone.replace(/\D/g, "").length > 6;
  return (
    <TextField
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      label={t`Phone number`}
      hint={isLongEnough && <PhoneHint phone={phone} />}
    />
  );
}
