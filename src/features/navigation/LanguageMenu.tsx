import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { currentLocale, showLanguage, type Locale } from "#src/lib/locale.ts";
import { buttonClass } from "#src/ui/button-class.ts";
import { menuItemClass } from "#src/ui/menu-class.ts";
import { Popover } from "#src/ui/Popover.tsx";
import styles from "./NavBar.module.css";

/** Each language in its own words. */
const names: Record<Locale, string> = { tr: "Türkçe", en: "English" };

/** The language disclosure: links that work without script, and switch at once with it. */
export function LanguageMenu() {
  const { t } = useLingui();
  const current = currentLocale();
  const code = current.toUpperCase();
  return (
    <Popover
      trigger={(props) => (
        <button
          {...props}
          className={buttonClass({ look: "quiet" }, styles["language"])}
          aria-label={t`Language: ${code}`}
        >
          {code}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul>
          {(["tr", "en"] as const).map((locale) => (
            <li key={locale}>
              <a
                className={menuItemClass}
                href={`?lang=${locale}`}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  close();
                  void showLanguage(locale);
                }}
              >
                <span className={styles["grow"]}>{names[locale]}</span>
                {locale === current && <Check className={styles["tick"]} size={18} aria-hidden="true" />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
