import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import type { VoiceRequest } from "#contract/voice-requests.ts";
import { TextField } from "#src/ui/TextField.tsx";
import type { readPhone } from "./phone-hint.ts";

/** Echoes how a number was understood. It never refuses one: the number is sent as typed. */
export function PhoneField() {
  const { t } = useLingui();
  const { phone } = useFormikContext<VoiceRequest>().values;
  const [read, setReader] = useState<{ phone: typeof readPhone }>();
  const isWorthReading = phone.replace(/\D/g, "").length > 6;

  useEffect(() => {
    if (!isWorthReading || read) return;
    // Without the hint the field still works.
    import("./phone-hint.ts").then((module) => setReader({ phone: module.readPhone })).catch(() => {});
  }, [isWorthReading, read]);

  const number = isWorthReading ? read?.phone(phone) : undefined;
  return (
    <TextField
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      label={t`Phone number`}
      hint={
        number === null ? (
          <Trans>We could not recognise this number; it is sent as you typed it.</Trans>
        ) : (
          number
        )
      }
    />
  );
}
