import { i18n, type MessageDescriptor } from "@lingui/core";

/** The server's own text, or a message of ours that follows the selected language. */
export type Sentence = string | MessageDescriptor;

/** The text in the selected language. A component that calls it also calls `useLingui()`, to follow the language. */
export const translate = (sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : i18n._(sentence);

/** The message of a yup rule, as its id: the field translates it, so that a shown error follows the language. */
export const messageId = (message: MessageDescriptor): string => message.id;
