import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ClientAccount } from "#contract/clients/clients.ts";
import type { ClientOrder } from "#contract/constants/values/people.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import { numberCellClass, Table, wideCellClass, wordsCellClass } from "#src/ui/table/Table.tsx";
import { ClientEmail, ClientName } from "./ClientName.tsx";
import type { ClientCardsProps } from "./ClientCards.tsx";
import { ClientMenu } from "./ClientMenu.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./ClientTable.module.css";
import { accountSeenAt, accountState } from "./first-person.ts";
import { OrderHead } from "#src/ui/table/OrderHead.tsx";

export interface ClientTableProps extends ClientCardsProps {
  order: ClientOrder;
  onOrder: (order: ClientOrder) => void;
}

/** The clients as a table: a row is an account, named by its first person. */
export function ClientTable({ accounts, isBusy, hasPages, now, order, onOrder, ...menu }: ClientTableProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const row = (account: ClientAccount) => (
    <tr key={account.accountId} className={styles["row"]}>
      <th scope="row" className={wordsCellClass}>
        <ClientName account={account} hasPage={hasPages} />
      </th>
      <td className={clsx(wideCellClass, wordsCellClass)}>
        <ClientEmail account={account} />
      </td>
      <td className={clsx(numberCellClass, account.openOffers > 0 ? styles["some"] : styles["none"])}>
        {formatCount(account.openOffers, locale)}
      </td>
      <td className={clsx(numberCellClass, wideCellClass)}>{formatCount(account.people.length, locale)}</td>
      <td>
        <PersonStateTag state={accountState(account)} />
      </td>
      <td>
        <LastSeen at={accountSeenAt(account)} now={now} />
      </td>
      <td className={styles["menu"]}>
        <ClientMenu account={account} {...menu} />
      </td>
    </tr>
  );
  const last = t({ message: "More", comment: "Head of the column with the menus" });
  return (
    <Table
      isBusy={isBusy}
      aria-label={t`Clients`}
      head={
        <>
          <OrderHead ascending="name" descending="-name" order={order} onOrder={onOrder}>
            <Trans comment="Head of a column">Client</Trans>
          </OrderHead>
          <th scope="col" className={wideCellClass}>
            <Trans>E-mail</Trans>
          </th>
          <th scope="col" className={numberCellClass}>
            <Trans comment="Head of a column of numbers">Open offers</Trans>
          </th>
          <th scope="col" className={clsx(numberCellClass, wideCellClass)}>
            <Trans comment="Head of a column of numbers, and title">People</Trans>
          </th>
          <th scope="col">
            <Trans comment="Filter, and head of a column: active, locked and so on">State</Trans>
          </th>
          <OrderHead ascending="lastSeenAt" descending="-lastSeenAt" order={order} onOrder={onOrder}>
            <Trans comment="Head of a column: when a person was here last">Last seen</Trans>
          </OrderHead>
          <th scope="col" aria-label={last}>
            <VisuallyHidden>{last}</VisuallyHidden>
          </th>
        </>
      }
    >
      <tbody>{accounts.map(row)}</tbody>
    </Table>
  );
}
