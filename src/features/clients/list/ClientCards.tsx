import { Plural } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ClientAccount } from "#contract/clients/clients.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import { Tag } from "#src/ui/tag/Tag.tsx";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import styles from "./ClientCards.module.css";
import { ClientMenu, type ClientMenus } from "./ClientMenu.tsx";
import { ClientEmail, ClientName } from "./ClientName.tsx";
import { accountSeenAt, accountState } from "./first-person.ts";

export interface ClientCardsProps extends ClientMenus {
  accounts: ClientAccount[];
  /** Shown dimmed while newer ones are on their way. */
  isBusy: boolean;
  /** Whether each client has a page of its own. */
  hasPages: boolean;
  now: Date;
}

/** How many offers are open, and how many people there are, where that says something. */
function ClientTags({ account }: { account: ClientAccount }) {
  const { openOffers } = account;
  const people = account.people.length;
  return (
    <div className={styles["tags"]}>
      <PersonStateTag state={accountState(account)} />
      {openOffers > 0 && (
        <Tag>
          <Plural
            comment="Tag of a client; openOffers is a whole number"
            value={openOffers}
            one="# open offer"
            other="# open offers"
          />
        </Tag>
      )}
      {people > 1 && (
        <Tag>
          <Plural
            comment="Tag of a client: how many people its account has, a whole number"
            value={people}
            one="# person"
            other="# people"
          />
        </Tag>
      )}
    </div>
  );
}

/** The clients as cards, on small screens. */
export const ClientCards = ({ accounts, isBusy, hasPages, now, ...menu }: ClientCardsProps) => (
  <ul className={cardsClass} aria-busy={isBusy}>
    {accounts.map((account) => (
      <li key={account.accountId} className={clsx(cardClass, styles["card"])}>
        <div className={styles["head"]}>
          <ClientName account={account} hasPage={hasPages} />
          <ClientMenu account={account} {...menu} />
        </div>
        <ClientTags account={account} />
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
