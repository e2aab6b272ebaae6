import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useEffect } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import { Pager } from "#src/ui/Pager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ActDialogs } from "./acts/ActDialogs.tsx";
import { ActToast } from "./acts/ActToast.tsx";
import { useClientActs } from "./acts/use-client-acts.ts";
import styles from "./ClientsPage.module.css";
import { ClientFilters } from "./list/ClientFilters.tsx";
import { ClientList } from "./list/ClientList.tsx";
import type { ClientsQuery } from "./list/clients-query.ts";
import { clientsQuery } from "./list/queries.ts";

interface ClientsPageProps {
  query: ClientsQuery;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: ClientsQuery, options?: { replace: boolean }) => void;
  /** Whether letters can be sent. */
  hasMail: boolean;
}

/** The clients' accounts: search, state, order, and what can be done with each. */
export function ClientsPage({ query, onQueryChange, hasMail }: ClientsPageProps) {
  const { t } = useLingui();
  usePageTitle(t({ message: "Clients", comment: "Link of the bar, and heading of the list" }));
  const { data, error, isPlaceholderData, refetch } = useQuery(clientsQuery(query));
  const acts = useClientActs();
  const count = data?.totalElements;
  const lastPage = Math.max(0, (data?.totalPages ?? 1) - 1);
  useEffect(() => {
    if (data && !isPlaceholderData && query.page > lastPage)
      onQueryChange({ ...query, page: lastPage }, { replace: true });
  }, [data, isPlaceholderData, query, lastPage, onQueryChange]);
  const change = (part: Partial<ClientsQuery>) =>
    onQueryChange({ ...query, page: 0, ...part }, { replace: "q" in part });
  const words = count !== undefined && (
    <Plural
      comment="How many clients were found; the tags make the number bold"
      value={count}
      one={
        <Trans>
          <strong>#</strong> client
        </Trans>
      }
      other={
        <Trans>
          <strong>#</strong> clients
        </Trans>
      }
    />
  );
  return (
    <Container className={styles["page"]}>
      <div className={styles["head"]}>
        <h1>
          <Trans>Clients</Trans>
        </h1>
        <p className={styles["count"]} role="status">
          {words}
        </p>
        <LinkButton
          to="/owner/create-client"
          look="primary"
          icon={<UserRoundPlus size={20} aria-hidden="true" />}
        >
          <Trans>Create client</Trans>
        </LinkButton>
      </div>
      <ClientFilters query={query} onChange={change} />
      {data ? (
        <>
          <ClientList
            accounts={data.content}
            isBusy={isPlaceholderData}
            hasMail={hasMail}
            isFiltered={query.q !== "" || query.state !== undefined}
            order={query.order}
            onOrder={(order) => change({ order })}
            onAct={acts.begin}
          />
          {data.totalPages > 1 && (
            <Pager
              page={Math.min(query.page, lastPage) + 1}
              total={data.totalPages}
              onPage={(page) => change({ page: page - 1 })}
            />
          )}
        </>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      <ActDialogs acts={acts} accounts={data?.content ?? []} />
      <ActToast acts={acts} />
    </Container>
  );
}
