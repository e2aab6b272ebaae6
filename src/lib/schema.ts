import type { MessageDescriptor } from "@lingui/core";

/**
 * A message for a yup rule. The rule keeps the message's id and the field shows it translated, so that an
 * error that already stands follows the selected language.
 */
export const says = (message: MessageDescriptor): string => message.id;
