import { msg } from "@lingui/core/macro";

// lingui-set comment="Heading, page title and link"
export const accessibilityTitle = msg`Accessibility`;
// lingui-reset
export const accessibilityDescription = msg`What was tried so that everybody can use this site, what is known not to hold, and how to tell us.`;
