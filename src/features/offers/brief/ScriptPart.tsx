import { useFormikContext } from "formik";
import { languages } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { readWhole } from "#src/features/offers/reading/read-numbers.ts";
import { MeterPanel } from "#src/voice/spoken/meter/MeterPanel.tsx";
import { useMeter, type MeterVoice } from "#src/voice/spoken/meter/use-meter.ts";
import type { BriefTexts } from "./brief-texts.ts";
import { ScriptField } from "./ScriptField.tsx";

/** Seconds as they are typed; undefined for none and for what is none. */
function targetOf(typed: string): number | undefined {
  const seconds = readWhole(typed);
  return seconds >= 1 && seconds <= limits.offer.targetSeconds ? seconds : undefined;
}

interface ScriptPartProps {
  voices: readonly MeterVoice[];
  /** Whether the script gets the focus when its dialog opens. */
  hasFirstFocus?: boolean;
}

/** The script with its language, its target and its meter. */
export function ScriptPart({ voices, hasFirstFocus }: ScriptPartProps) {
  const { values } = useFormikContext<BriefTexts>();
  const target = targetOf(values.targetSeconds);
  const language = languages.find((one) => one === values.scriptLanguage) ?? "TURKISH";
  const meter = useMeter({ text: values.script, language, target, voices });
  return (
    <>
      <ScriptField place={meter?.place} target={target} hasFirstFocus={hasFirstFocus} />
      {meter && <MeterPanel meter={meter} />}
    </>
  );
}
