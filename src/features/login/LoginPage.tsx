import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { startPage } from "#src/session/session.ts";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { LoginWave } from "./LoginWave.tsx";

interface LoginPageProps {
  /** The remembered location to go to after the login. */
  next: string | undefined;
  logo: ReactNode;
  /** Language and theme. */
  settings: ReactNode;
}

export function LoginPage({ next, logo, settings }: LoginPageProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  usePageTitle(t`Log in`);
  return (
    <div className={styles["page"]}>
      <div className={styles["panel"]}>
        <p className={styles["sentence"]}>
          <Trans>The right voice for your brand is here.</Trans>
        </p>
        <LoginWave />
      </div>
      <header className={styles["bar"]}>
        <div className={styles["logo"]}>{logo}</div>
        <div className={styles["settings"]}>{settings}</div>
      </header>
      <div className={styles["form"]}>
        <h1>
          <Trans>Welcome to the Workspace</Trans>
        </h1>
        <LoginForm onLogin={(session) => history.replace(next ?? startPage(session))} />
        <p className={styles["join"]}>
          <Trans>
            No account yet? We open one for you:{" "}
            <AppLink to="/" hash="contact">
              get in touch
            </AppLink>
            .
          </Trans>
        </p>
      </div>
    </div>
  );
}
