import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import { chooseLanguage } from "#src/lib/i18n/language-choice.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./bar/NavBar.module.css";

interface LanguageLinkProps {
  locale: Locale;
  className?: string | undefined;
  onSwitch?: () => void;
  children?: ReactNode;
}

/** A link to the page in another language; with JavaScript it switches in place. */
export function LanguageLink({ locale, className, onSwitch, children }: LanguageLinkProps) {
  useLingui(); // which language is the current one follows each choice, wherever it was made
  return (
    <a
      className={className}
      href={`?lang=${locale}`}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === currentLocale() ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onSwitch?.();
        chooseLanguage(locale);
      }}
    >
      <span className={styles["grow"]}>{siteLanguages[locale].name}</span>
      {children}
    </a>
  );
}
