import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { locales } from "#contract/constants/site-languages.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { menuItemClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import styles from "./bar/NavBar.module.css";

/** The language menu; it also works without JavaScript. */
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
          aria-label={t({
            message: `Language: ${code}`,
            comment: "Name of a button for screen readers; code is such as TR",
          })}
        >
          {code}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul>
          {locales.map((locale) => (
            <li key={locale}>
              <LanguageLink locale={locale} className={menuItemClass} onSwitch={close}>
                {locale === current && (
                  <Check className={styles["tick"]} size={18} strokeWidth={2.5} aria-hidden="true" />
                )}
              </LanguageLink>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
