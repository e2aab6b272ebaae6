import { i18n } from "@lingui/core";
import { sampleKindNames } from "./sample-kind-names.ts";
import type { ShownVoice } from "./voice.ts";

/** "City stories · Audiobook"; empty where nothing is said of a sample. A component that calls it also calls `useLingui()`. */
export const sampleLine = ({ title, kind }: Pick<ShownVoice, "title" | "kind">): string =>
  [title, kind && kind !== "OTHER" && i18n._(sampleKindNames[kind])].filter(Boolean).join(" · ");
