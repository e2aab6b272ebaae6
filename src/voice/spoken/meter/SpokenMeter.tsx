import { useEffect, useEffectEvent } from "react";
import { MeterPanel } from "./MeterPanel.tsx";
import { useMeter, type Meter, type MeterInput } from "./use-meter.ts";

interface SpokenMeterProps extends MeterInput {
  /** Told what is shown, and undefined for nothing. */
  onMeter: (meter: Meter | undefined) => void;
}

/** The meter beside a script that stands; nothing while there is no script. */
export function SpokenMeter({ onMeter, ...input }: SpokenMeterProps) {
  const meter = useMeter(input);
  const tell = useEffectEvent(onMeter);
  useEffect(() => {
    tell(meter);
    return () => tell(undefined);
  }, [meter]);
  return meter && <MeterPanel meter={meter} isRead />;
}
