import { i18n, type MessageDescriptor } from "@lingui/core";

/** The server's own words, or a message of ours that follows the selected language. */
export type Sentence = string | MessageDescriptor;

/** The words in the selected language; a component that calls it also calls `useLingui()`. */
export const say = (sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : i18n._(sentence);
