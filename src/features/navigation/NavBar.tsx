import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./NavBar.module.css";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/**
 * The navigation bar; it imports neither session nor router. Without a profile it shows the login button; `null` shows
 * nothing there, while the session is being checked.
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
            <Trans>Log in</Trans>
          </LinkButton>
        )}
      </div>
    </Container>
  </header>
);
