import { Plural } from "@lingui/react/macro";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import { Tag } from "#src/ui/Tag.tsx";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import styles from "./ClientCards.module.css";
import type { ClientListProps } from "./ClientList.tsx";
import { ClientMenu } from "./ClientMenu.tsx";
import { ClientEmail, ClientName } from "./ClientName.tsx";
import { accountSeenAt, accountState } from "./first-person.ts";

/** The clients as cards, on small screens. */
export const ClientCards = ({ accounts, isBusy, now, ...menu }: ClientListProps & { now: Date }) => (
  <ul className={cardsClass} aria-busy={isBusy}>
    {accounts.map((account) => (
      <li key={account.accountId} className={cardClass}>
        <div className={styles["head"]}>
          <ClientName account={account} />
          <ClientMenu account={account} {...menu} />
        </div>
        <div className={styles["tags"]}>
          <PersonStateTag state={accountState(account)} />
          {account.openOffers > 0 && (
            <Tag>
              <Plural
                comment="Tag of a client; a whole number"
                value={account.openOffers}
                one="# open offer"
                other="# open offers"
              />
            </Tag>
          )}
          {account.people.length > 1 && (
            <Tag>
              <Plural
                comment="Tag of a client: how many people its account has"
                value={account.people.length}
                one="# person"
                other="# people"
              />
            </Tag>
          )}
        </div>
        <p className={styles["line"]}>
          <ClientEmail account={account} />
        </p>
        <p className={styles["line"]}>
          <LastSeen at={accountSeenAt(account)} now={now} />
        </p>
      </li>
    ))}
  </ul>
);
