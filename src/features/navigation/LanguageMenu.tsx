import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { currentLocale, locales } from "#src/lib/locale.ts";
import { buttonClass } from "#src/ui/button-class.ts";
import { menuItemClass } from "#src/ui/menu-class.ts";
import { Popover } from "#src/ui/Popover.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import styles from "./NavBar.module.css";

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
