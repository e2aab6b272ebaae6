import { msg } from "@lingui/core/macro";

export const privacyTitle = msg`Privacy notice`;
export const privacyDescription = msg`What we do with your details under the Turkish Personal Data Protection Law, and what you may ask of us.`;
