import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { ActDialogs } from "#src/features/clients/acts/ActDialogs.tsx";
import { ActToast } from "#src/features/clients/acts/ActToast.tsx";
import { useClientActs } from "#src/features/clients/acts/use-client-acts.ts";
import { ClientMenu } from "#src/features/clients/list/ClientMenu.tsx";
import { accountName, accountSeenAt, accountState } from "#src/features/clients/list/first-person.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import type { ReadClient } from "./client-query.ts";
import styles from "./ClientPage.module.css";
import { OffersPanel } from "./OffersPanel.tsx";
import { PeoplePanel } from "./PeoplePanel.tsx";
import { StepsPanel } from "./StepsPanel.tsx";

export interface ClientViewProps {
  client: ReadClient;
  /** Whether letters can be sent. */
  hasMail: boolean;
  /** Its requests and rooms as their own features show them; only asked for where there are some. */
  requests: (requests: ReadClient["requests"]) => ReactNode;
  rooms: (rooms: ReadClient["rooms"]) => ReactNode;
}

/** A client as it is read. */
export function ClientView({ client, hasMail, requests, rooms }: ClientViewProps) {
  const [now] = useState(() => new Date());
  const acts = useClientActs();
  const name = accountName(client);
  return (
    <>
      <div className={styles["head"]}>
        <div>
          <h1>{name}</h1>
          <p className={styles["facts"]}>
            {client.company !== null && client.company !== name && <span>{client.company}</span>}
            <PersonStateTag state={accountState(client)} />
            <span>
              <LastSeen at={accountSeenAt(client)} now={now} />
            </span>
          </p>
        </div>
        <ClientMenu account={client} hasMail={hasMail} onAct={acts.begin} />
      </div>
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <section className={styles["panel"]} aria-labelledby="client-requests">
            <h2 id="client-requests">
              <Trans comment="Heading of the owners' list">Voice requests</Trans>
            </h2>
            {client.requests.length > 0 ? (
              requests(client.requests)
            ) : (
              <p className={styles["none"]}>
                <Trans>No voice request of this client is kept.</Trans>
              </p>
            )}
          </section>
          <OffersPanel client={client} />
          <section className={styles["panel"]} aria-labelledby="client-rooms">
            <h2 id="client-rooms">
              <Trans comment="Name of a list: rooms for guests">Rooms</Trans>
            </h2>
            {client.rooms.length > 0 ? (
              rooms(client.rooms)
            ) : (
              <p className={styles["none"]}>
                <Trans>No room has been opened for this client.</Trans>
              </p>
            )}
          </section>
        </div>
        <div className={styles["column"]}>
          <StepsPanel client={client} onAct={acts.begin} />
          <PeoplePanel client={client} now={now} />
        </div>
      </div>
      <ActDialogs acts={acts} accounts={[client]} />
      <ActToast acts={acts} />
    </>
  );
}
