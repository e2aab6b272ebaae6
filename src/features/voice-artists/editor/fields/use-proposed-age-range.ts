import type { FormikProps } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import type { AgeRange } from "#contract/voices/voices.ts";
import type { FieldsForm } from "#src/features/voice-artists/editor/artist-form.ts";

/** The range of an age as typed; undefined below the youngest range and for what is no age. */
export function ageRangeOf(typed: string): AgeRange | undefined {
  const age = Number(typed.trim() || Number.NaN);
  if (!(age >= 8 && age <= 120)) return undefined;
  if (age <= 18) return "TEEN";
  if (age <= 30) return "YOUNG_ADULT";
  return age <= 50 ? "ADULT" : "SENIOR";
}

/** Ticks the range of a typed age, unless the owner has ticked others. */
export function useProposedAgeRange({
  values,
  initialValues,
  setFieldValue,
}: Pick<
  FormikProps<Pick<FieldsForm, "age" | "ageRanges">>,
  "values" | "initialValues" | "setFieldValue"
>): void {
  const range = ageRangeOf(values.age);
  const last = useRef(range);
  const propose = useEffectEvent((proposed: AgeRange) => {
    if (values.age === initialValues.age) return;
    const isOurs = values.ageRanges.every((ticked) => ticked === last.current);
    last.current = proposed;
    if (isOurs) void setFieldValue("ageRanges", [proposed]);
  });
  useEffect(() => {
    if (range) propose(range);
  }, [range]);
}
