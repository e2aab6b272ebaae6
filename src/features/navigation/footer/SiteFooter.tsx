import { Trans } from "@lingui/react/macro";
import { locales } from "#contract/constants/site-languages.ts";
import { agency } from "#src/lib/agency.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { LanguageLink } from "#src/features/navigation/LanguageLink.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import styles from "./SiteFooter.module.css";
import { SocialLinks } from "./SocialLinks.tsx";

/** The footer of the public pages. */
export const SiteFooter = () => (
  <footer className={styles["footer"]}>
    <Container className={styles["row"]}>
      <div className={styles["brand"]}>
        <Logo />
        <span className={styles["quiet"]}>{`© ${agency.since} ${agency.name}`}</span>
        <div className={styles["languages"]}>
          {locales.map((locale) => (
            <LanguageLink key={locale} locale={locale} className={styles["link"]} />
          ))}
        </div>
      </div>
      <AppLink to="/privacy" className={styles["link"]}>
        <Trans comment="Heading, page title and link">Privacy notice</Trans>
      </AppLink>
      <AppLink to="/accessibility" className={styles["link"]}>
        <Trans comment="Heading, page title and link">Accessibility</Trans>
      </AppLink>
      <span className={styles["quiet"]}>
        <Trans>Brand names are fictional</Trans>
      </span>
      <SocialLinks className={styles["social"]} />
    </Container>
  </footer>
);
