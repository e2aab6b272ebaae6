import { msg } from "@lingui/core/macro";

export const privacyTitle = msg`Privacy notice`;
export const privacyDescription = msg`How we process your personal data under the Turkish Personal Data Protection Law, and your rights.`;
