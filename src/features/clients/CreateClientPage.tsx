import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { ClientCredentials } from "#contract/clients.ts";
import { Container } from "#src/ui/Container.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { Credentials } from "./Credentials.tsx";
import styles from "./CreateClientPage.module.css";

/** Creates a client. The credentials are only in this page's state, so that leaving it drops them. */
export function CreateClientPage({ back }: { back: ReactNode }) {
  const { t } = useLingui();
  const [credentials, setCredentials] = useState<ClientCredentials>();
  const [isAnother, setAnother] = useState(false);
  const createAnother = () => {
    setAnother(true);
    setCredentials(undefined);
  };
  return (
    <Container>
      <div className={styles["column"]}>
        <PageHead title={t`Create client`} back={back} />
        <div className={styles["panel"]}>
          {credentials ? (
            <Credentials credentials={credentials} onAnother={createAnother} />
          ) : (
            <ClientForm onCreated={setCredentials} autoFocus={isAnother} />
          )}
        </div>
      </div>
    </Container>
  );
}
