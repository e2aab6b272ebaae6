import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { accountName } from "#src/features/clients/list/first-person.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { GonePanel } from "#src/ui/feedback/GonePanel.tsx";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { clientQuery } from "./client-query.ts";
import styles from "./ClientPage.module.css";
import { ClientView, type ClientViewProps } from "./ClientView.tsx";

interface ClientPageProps extends Omit<ClientViewProps, "client"> {
  accountId: string;
}

/** One client: who it is, what it asked for, offered and heard, and what an owner does next. */
export function ClientPage({ accountId, ...view }: ClientPageProps) {
  const { t } = useLingui();
  const { data: client, error, refetch } = useQuery(clientQuery(accountId));
  // One that was deleted meanwhile is no longer shown.
  const isGone = error instanceof Problem && error.status === 404;
  const heading = t({ message: "Client", comment: "Head of a column" });
  usePageTitle(client && !isGone ? accountName(client) : heading);
  return (
    <Container className={styles["page"]}>
      <BackLink to="/owner/clients">
        <Trans comment="Link of the bar, and heading of the list">Clients</Trans>
      </BackLink>
      {client && !isGone ? (
        <ClientView key={accountId} client={client} {...view} />
      ) : (
        <>
          <h1>{heading}</h1>
          {isGone ? (
            <GonePanel error={error}>
              <LinkButton to="/owner/clients" look="primary">
                <Trans comment="Link: leads to all clients">Go to clients</Trans>
              </LinkButton>
            </GonePanel>
          ) : (
            <ListState error={error} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Container>
  );
}
