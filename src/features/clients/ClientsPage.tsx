import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { NoMailNote } from "#src/session/no-mail/NoMailNote.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { ListCount } from "#src/ui/table/ListCount.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ActDialogs } from "./acts/ActDialogs.tsx";
import { ActToast } from "./acts/ActToast.tsx";
import { useClientActs } from "./acts/use-client-acts.ts";
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
  /** Whether each client has a page of its own. */
  hasPages: boolean;
}

/** The clients' accounts: search, state, order, and what can be done with each. */
export function ClientsPage({ query, onQueryChange, hasMail, hasPages }: ClientsPageProps) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(clientsQuery(query));
  const acts = useClientActs();
  const count = data?.totalElements;
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
    <ListPage
      title={t({ message: "Clients", comment: "Link of the bar, and heading of the list" })}
      head={
        <>
          <ListCount>{words}</ListCount>
          <LinkButton
            to="/owner/create-client"
            look="primary"
            icon={<UserRoundPlus size={20} aria-hidden="true" />}
          >
            <Trans>Create client</Trans>
          </LinkButton>
        </>
      }
      isActWide
    >
      {!hasMail && <NoMailNote />}
      <ClientFilters query={query} onChange={change} />
      {data ? (
        <ListPager
          query={query}
          totalPages={data.totalPages}
          isBusy={isPlaceholderData}
          onQueryChange={onQueryChange}
        >
          <ClientList
            accounts={data.content}
            isBusy={isPlaceholderData}
            hasMail={hasMail}
            hasPages={hasPages}
            isFiltered={query.q !== "" || query.state !== undefined}
            order={query.order}
            onOrder={(order) => change({ order })}
            onAct={acts.begin}
          />
        </ListPager>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      <ActDialogs acts={acts} accounts={data?.content ?? []} />
      <ActToast acts={acts} />
    </ListPage>
  );
}
