import { useLingui } from "@lingui/react/macro";
import { deliveryDays } from "#src/features/offers/offer-days.ts";
import type { MeterVoice } from "#src/voice/spoken/meter/use-meter.ts";
import { useMediaOfPlatform } from "#src/features/offers/usage/use-media-of-platform.ts";
import { UsageFields } from "#src/features/offers/usage/UsageFields.tsx";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { DayField } from "#src/ui/form/day/DayField.tsx";
import { ScriptPart } from "./ScriptPart.tsx";

/** Script with its meter, and usage with the day when it is due. */
export function BriefFields({ voices }: { voices: readonly MeterVoice[] }) {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  useMediaOfPlatform();
  return (
    <>
      <ScriptPart voices={voices} />
      <UsageFields
        day={
          <DayField
            name="deliverBy"
            required={false}
            label={t({ message: "Deliver by", comment: "One of the terms of an offer: a date" })}
            {...deliveryDays(timeZone)}
          />
        }
      />
    </>
  );
}
