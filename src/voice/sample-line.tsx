import { i18n } from "@lingui/core";
import { Fragment, type ReactNode } from "react";
import styles from "./sample-line.module.css";
import { sampleKindNames } from "./sample-kind-names.ts";
import type { ShownVoice } from "./voice.ts";

export type Sample = Pick<ShownVoice, "title" | "titleLanguage" | "kind">;

interface Part {
  words: string;
  lang?: string | undefined;
  /** Set where it stays in one piece: "E-learning" would break after its hyphen. */
  isWhole?: boolean;
}

/** What is said of a sample. A component that calls it also calls `useLingui()`. */
export const partsOf = ({ title, titleLanguage, kind }: Sample): Part[] => [
  ...(title ? [{ words: title, lang: titleLanguage ?? undefined }] : []),
  ...(kind && kind !== "OTHER" ? [{ words: i18n._(sampleKindNames[kind]), isWhole: true }] : []),
];

/** With dots between; undefined where there are none. */
export const joined = (parts: Part[]): ReactNode =>
  parts.length === 0
    ? undefined
    : parts.map(({ words, lang, isWhole }, place) => (
        <Fragment key={place}>
          {place > 0 && <span> · </span>}
          <span lang={lang} className={isWhole ? styles["whole"] : undefined}>
            {words}
          </span>
        </Fragment>
      ));

/** "City stories · Audiobook"; undefined where nothing is said of a sample. A component that calls it also calls `useLingui()`. */
export const sampleLine = (sample: Sample): ReactNode => joined(partsOf(sample));
