import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import styles from "./NavBar.module.css";
import { SocialLinks } from "#src/features/navigation/footer/SocialLinks.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";

interface NavBarProps {
  /** Without it the bar shows the login button; `null` shows nothing there, while the session is being checked. */
  profile?: ReactNode;
  links?: ReactNode;
  social?: ReactNode;
  /** Whether theme and social links go into the profile's menu where the links need their room. */
  folds?: boolean;
}

/** The navigation bar; it imports neither session nor router. */
export const NavBar = ({ profile, links, social = <SocialLinks />, folds = false }: NavBarProps) => (
  <header className={clsx(styles["head"], folds && styles["folds"])}>
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
