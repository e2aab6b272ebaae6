import { useLingui } from "@lingui/react";
import type { ImportOutcome } from "#contract/constants/values/imports.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import { outcomeIcons, outcomeLooks, outcomeNames } from "./outcome-words.ts";

/** What will become of a row, in words and icon. */
export function OutcomeTag({ outcome }: { outcome: ImportOutcome }) {
  const { i18n } = useLingui();
  const Icon = outcomeIcons[outcome];
  return (
    <StateTag look={outcomeLooks[outcome]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(outcomeNames[outcome])}
    </StateTag>
  );
}
