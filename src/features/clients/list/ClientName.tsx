import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ClientAccount } from "#contract/clients/clients.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Initials } from "#src/ui/tag/Initials.tsx";
import styles from "./ClientName.module.css";
import { accountName, firstPerson } from "./first-person.ts";

/** Who it is: the first person's name, and under it the company, else the user name; the name leads to its page where there is one. */
export function ClientName({ account, hasPage }: { account: ClientAccount; hasPage: boolean }) {
  const name = accountName(account);
  return (
    <span className={styles["who"]}>
      <Initials name={name} size="medium" />
      <span>
        {hasPage ? (
          <AppLink
            to="/owner/clients/$accountId"
            params={{ accountId: account.accountId }}
            className={clsx(styles["name"], styles["link"])}
          >
            {name}
          </AppLink>
        ) : (
          <span className={styles["name"]}>{name}</span>
        )}
        <span className={styles["company"]}>{account.company ?? firstPerson(account)?.userName}</span>
      </span>
    </span>
  );
}

/** The first person's address, or that there is none. */
export const ClientEmail = ({ account }: { account: ClientAccount }) =>
  firstPerson(account)?.email ?? (
    <span className={styles["none"]}>
      <Trans comment="In place of an address">No e-mail</Trans>
    </span>
  );
