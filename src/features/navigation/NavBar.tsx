import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Container } from "#src/ui/Container.tsx";
import { LinkButton } from "#src/ui/LinkButton.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./NavBar.module.css";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/**
 * The bar. Without a profile it shows the login button, and nothing in its place while the profile is `null`, not yet
 * known. It knows neither session nor router.
 */
export const NavBar = ({ profile }: { profile?: ReactNode }) => (
  <header className={styles["head"]}>
    <Container className={styles["bar"]}>
      <Logo />
      <div className={styles["side"]}>
        <LanguageMenu />
        <SocialLinks />
        <ThemeSwitch />
        {profile && (
          <>
            <span className={styles["divider"]} />
            {profile}
          </>
        )}
        {profile === undefined && (
          <LinkButton to="/login" look="primary" className={styles["login"]}>
            <Trans>Login</Trans>
          </LinkButton>
        )}
      </div>
    </Container>
  </header>
);
