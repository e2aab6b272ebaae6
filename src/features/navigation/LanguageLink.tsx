import type { ReactNode } from "react";
import { currentLocale, showLanguage, type Locale } from "#src/lib/locale.ts";
import styles from "./NavBar.module.css";

/** Each language in its own words. */
const names: Record<Locale, string> = { tr: "Türkçe", en: "English" };

interface LanguageLinkProps {
  locale: Locale;
  className?: string | undefined;
  onSwitch?: () => void;
  children?: ReactNode;
}

/** Leads to the page in that language; with script it switches at once. */
export const LanguageLink = ({ locale, className, onSwitch, children }: LanguageLinkProps) => (
  <a
    className={className}
    href={`?lang=${locale}`}
    hrefLang={locale}
    lang={locale}
    aria-current={locale === currentLocale() ? "true" : undefined}
    onClick={(event) => {
      event.preventDefault();
      onSwitch?.();
      void showLanguage(locale);
    }}
  >
    <span className={styles["grow"]}>{names[locale]}</span>
    {children}
  </a>
);
