import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState, type ReactNode } from "react";
import { CopyGuard } from "#src/session/credentials/CopyGuard.tsx";
import { CredentialsView } from "#src/session/credentials/CredentialsView.tsx";
import { useShownCredentials } from "#src/session/credentials/use-shown-credentials.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { ClientForm, type ClientFormProps } from "./ClientForm.tsx";
import styles from "./CreateClientPage.module.css";

interface CreateClientPageProps extends Pick<ClientFormProps, "hasCompany" | "hasEmail"> {
  back: ReactNode;
}

/** Creates a client. The credentials are only in this page's state, so that leaving it drops them. */
export function CreateClientPage({ back, ...fields }: CreateClientPageProps) {
  const { t } = useLingui();
  const [isAnother, setAnother] = useState(false);
  const [invited, setInvited] = useState<string>();
  const shown = useShownCredentials(() => setAnother(true));
  return (
    <Container>
      <div className={styles["column"]}>
        <PageHead title={t`Create client`} back={back} />
        <div className={styles["panel"]}>
          {shown.credentials ? (
            <>
              <div className={styles["body"]}>
                <CredentialsView
                  credentials={shown.credentials}
                  success={<Trans>Client Created Successfully!</Trans>}
                  note={
                    invited && (
                      <Trans comment="invited is an e-mail address">Invitation sent to {invited}.</Trans>
                    )
                  }
                  onCopied={shown.setCopied}
                />
              </div>
              <div className={styles["foot"]}>
                <Button icon={<Plus size={18} aria-hidden="true" />} onClick={shown.leave}>
                  <Trans comment="Button: empties the form for one more client">Create another</Trans>
                </Button>
              </div>
              <CopyGuard shown={shown} />
            </>
          ) : (
            <ClientForm
              {...fields}
              onCreated={(credentials, { email }) => {
                setInvited(email);
                shown.show(credentials);
              }}
              autoFocus={isAnother}
            />
          )}
        </div>
      </div>
    </Container>
  );
}
