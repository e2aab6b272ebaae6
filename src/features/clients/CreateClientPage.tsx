import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { ClientCredentials } from "#contract/clients.ts";
import { Container } from "#src/ui/Container.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { Credentials } from "./Credentials.tsx";
import styles from "./CreateClientPage.module.css";

/** The credentials live in this page's own state, so that leaving it forgets them. */
export function CreateClientPage({ back }: { back: ReactNode }) {
  const { t } = useLingui();
  const [credentials, setCredentials] = useState<ClientCredentials>();
  const [isAgain, setAgain] = useState(false);
  const another = () => {
    setAgain(true);
    setCredentials(undefined);
  };
  return (
    <Container>
      <div className={styles["column"]}>
        <PageHead title={t`Create client`} back={back} />
        <div className={styles["panel"]}>
          {credentials ? (
            <Credentials credentials={credentials} onAnother={another} />
          ) : (
            <ClientForm onCreated={setCredentials} autoFocus={isAgain} />
          )}
        </div>
      </div>
    </Container>
  );
}
