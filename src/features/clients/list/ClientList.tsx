import { Trans } from "@lingui/react/macro";
import UsersRound from "lucide-react/icons/users-round";
import { useState } from "react";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { ClientCards } from "./ClientCards.tsx";
import { ClientTable, type ClientTableProps } from "./ClientTable.tsx";

interface ClientListProps extends Omit<ClientTableProps, "now"> {
  /** Whether search or filter leave some out. */
  isFiltered: boolean;
}

/** The found clients: a table, under 700 px cards. */
export function ClientList({ order, onOrder, isFiltered, ...list }: ClientListProps) {
  const [now] = useState(() => new Date());
  const isSmall = useSmallScreen();
  if (list.accounts.length === 0)
    return (
      <EmptyPanel
        picture={<UsersRound size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={
          isFiltered ? <Trans>No client matches this search</Trans> : <Trans>There are no clients yet</Trans>
        }
      />
    );
  return isSmall ? (
    <ClientCards {...list} now={now} />
  ) : (
    <ClientTable {...list} now={now} order={order} onOrder={onOrder} />
  );
}
