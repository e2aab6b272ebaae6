import { Trans, useLingui } from "@lingui/react/macro";
import { locales, siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { FailureRow } from "#src/features/account/ActFailure.tsx";
import { updateAccount } from "#src/session/account/mutations.ts";
import { chooseThemeOrSystem, useThemeChoice } from "#src/lib/browser/theme-choice.ts";
import { currentLocale, showLanguage } from "#src/lib/i18n/locale.ts";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import styles from "./AppearanceGroup.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

const languages = locales.map((locale) => ({
  value: locale,
  words: siteLanguages[locale].name,
  lang: locale,
}));

/** Language and theme. The language is stored with the account too, for its letters. */
export function AppearanceGroup({ hasMail }: { hasMail: boolean }) {
  const { t } = useLingui();
  const { mutate, error } = useSending(updateAccount);
  const theme = useThemeChoice();
  const selectLanguage = (locale: Locale) => {
    void showLanguage(locale);
    mutate({ locale });
  };
  return (
    <AccountGroup
      title={<Trans>Appearance and language</Trans>}
      hint={hasMail && <Trans>E-mails are sent in this language too.</Trans>}
    >
      <RowBox className={styles["row"]}>
        <Segments
          label={<Trans comment="Label of a choice">Language</Trans>}
          value={currentLocale()}
          options={languages}
          onSelect={selectLanguage}
        />
        <Segments
          label={<Trans comment="Label of a choice">Theme</Trans>}
          value={theme}
          options={[
            { value: "system", words: t({ message: "System", comment: "Theme: as the device has it" }) },
            { value: "light", words: t({ message: "Light", comment: "Theme" }) },
            { value: "dark", words: t({ message: "Dark", comment: "Theme" }) },
          ]}
          onSelect={chooseThemeOrSystem}
        />
      </RowBox>
      <FailureRow error={error} />
    </AccountGroup>
  );
}
