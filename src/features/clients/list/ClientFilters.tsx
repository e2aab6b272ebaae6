import { useLingui } from "@lingui/react/macro";
import { clientOrders, personStates, type ClientOrder } from "#contract/constants/values/people.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { personStateNames } from "#src/session/people/PersonStateTag.tsx";
import { Select } from "#src/ui/form/Select.tsx";
import { ListFilters } from "#src/ui/table/ListFilters.tsx";
import type { ClientsQuery } from "./clients-query.ts";

interface ClientFiltersProps {
  query: ClientsQuery;
  onChange: (change: Partial<ClientsQuery>) => void;
}

/** Search, state and, where there are no heads of columns, the order. */
export function ClientFilters({ query, onChange }: ClientFiltersProps) {
  const { t, i18n } = useLingui();
  const isSmall = useSmallScreen();
  const orderNames: Record<ClientOrder, string> = {
    name: t({ message: "Name A–Z", comment: "Order of the clients" }),
    "-name": t({ message: "Name Z–A", comment: "Order of the clients" }),
    lastSeenAt: t`Longest unseen first`,
    "-lastSeenAt": t`Last seen first`,
  };
  return (
    <ListFilters label={t`Search name, company or e-mail`} q={query.q} onSearch={(q) => onChange({ q })}>
      <Select
        label={t({ message: "State", comment: "Filter, and head of a column: active, locked and so on" })}
        value={query.state ?? ""}
        options={[
          { value: "" as const, words: t({ message: "All", comment: "Filter that leaves nothing out" }) },
          ...personStates.map((state) => ({ value: state, words: i18n._(personStateNames[state]) })),
        ]}
        onSelect={(state) => onChange({ state: state || undefined })}
      />
      {isSmall && (
        <Select
          label={t({ message: "Order", comment: "Label of a list of orders" })}
          value={query.order}
          options={clientOrders.map((order) => ({ value: order, words: orderNames[order] }))}
          onSelect={(order) => onChange({ order })}
        />
      )}
    </ListFilters>
  );
}
