import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { startPage, type Session } from "#src/session/session.ts";
import { visitorHas } from "#src/session/visitor.ts";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { OtherWays } from "./OtherWays.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";

/** `next` is the remembered location to go to after the login. */
export function LoginPage({ next }: { next: string | undefined }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const [ticket, setTicket] = useState<string>();
  const proceed = (session: Session) => history.replace(next ?? startPage(session));
  if (ticket !== undefined)
    return <SecondStep ticket={ticket} onLogin={proceed} onBack={() => setTicket(undefined)} />;
  return (
    <InkPage
      title={t`Log in`}
      heading={<Trans>Welcome to the Workspace</Trans>}
      isTall={visitorHas("accounts")}
    >
      <LoginForm onLogin={proceed} onSecondFactor={setTicket}>
        <OtherWays onLogin={proceed} />
      </LoginForm>
      <p className={styles["join"]}>
        <Trans>
          No account yet? We open one for you:{" "}
          <AppLink to="/" hash="contact">
            get in touch
          </AppLink>
          .
        </Trans>
      </p>
    </InkPage>
  );
}
