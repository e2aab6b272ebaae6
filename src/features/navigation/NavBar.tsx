import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./NavBar.module.css";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface NavBarProps {
  /** Without it the bar shows the login button; `null` shows nothing there, while the session is being checked. */
  profile?: ReactNode;
  links?: ReactNode;
  social?: ReactNode;
}

/** The navigation bar; it imports neither session nor router. */
export const NavBar = ({ profile, links, social = <SocialLinks /> }: NavBarProps) => (
  <header className={styles["head"]}>
    <Container className={styles["bar"]}>
      <Logo />
      {links}
      <div className={styles["side"]}>
        <LanguageMenu />
        {social}
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
