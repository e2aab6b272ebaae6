import { i18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { joined, partsOf, type Sample } from "./sample-line.tsx";
import { spokenLanguage } from "./spoken-language.ts";
import type { ShownVoice } from "./voice.ts";

/** "City stories · Audiobook · Turkish": also in which language it is spoken. */
export function heardLine(sample: Sample & Pick<ShownVoice, "language">): ReactNode {
  const parts = partsOf(sample);
  const sampleLanguage = sample.language ? spokenLanguage(sample.language, i18n.locale) : undefined;
  if (!sampleLanguage) return joined(parts);
  if (parts.length > 0) return joined([...parts, { words: sampleLanguage }]);
  return (
    <Trans comment="In which language a sample is spoken, such as “Turkish”">Sample: {sampleLanguage}</Trans>
  );
}
