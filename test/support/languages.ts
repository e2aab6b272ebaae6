import { locales, type Locale } from "#contract/constants/site-languages.ts";

const told = process.env["TEST_LANGUAGE"];

/**
 * The languages that the application's tests are run in: Turkish in `npm test`, English in `npm run test:all`, each told by
 * its project; both where none is told.
 */
export const testedLanguages: readonly Locale[] = told
  ? locales.filter((locale) => locale === told)
  : locales;
