import { useEffect, useMemo, useState } from "react";
import type { Language } from "#contract/voices/voices.ts";
import { measureText, measureTextLater } from "#src/voice/spoken/measure.ts";
import type { MeasuredText } from "#src/voice/spoken/part.ts";

/** Letters that are measured at once: two milliseconds at most. */
const shortText = 1000;

/** A text taken apart: a short one at once, a long one in slices. Undefined until a first long one is known. */
export function useMeasuredText(text: string, language: Language): MeasuredText | undefined {
  const isShort = text.length <= shortText;
  const short = useMemo(() => (isShort ? measureText(text, language) : undefined), [isShort, text, language]);
  const [long, setLong] = useState<MeasuredText>();
  useEffect(() => {
    if (isShort) return undefined;
    const stop = new AbortController();
    const measure = async () => {
      const measured = await measureTextLater(text, language, stop.signal);
      if (measured && !stop.signal.aborted) setLong(measured);
    };
    void measure();
    return () => stop.abort();
  }, [isShort, text, language]);
  return short ?? long;
}
