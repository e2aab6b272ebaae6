import { Trans } from "@lingui/react/macro";
import { fullName } from "#src/features/clients/list/first-person.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import type { ReadClient } from "./client-query.ts";
import styles from "./ClientPage.module.css";

/** The people of a client, each with its address, state and when it was here last. */
export const PeoplePanel = ({ client, now }: { client: ReadClient; now: Date }) => (
  <section className={styles["panel"]} aria-labelledby="client-people">
    <h2 id="client-people">
      <Trans context="panel" comment="Heading: the people of a client’s account">
        People
      </Trans>
    </h2>
    <ul className={styles["lines"]}>
      {client.people.map((person) => (
        <li key={person.userName}>
          <div>
            <p className={styles["name"]}>{fullName(person)}</p>
            <p className={styles["second"]}>{person.email ?? person.userName}</p>
            <p className={styles["second"]}>
              <LastSeen at={person.lastSeenAt} now={now} />
            </p>
          </div>
          <PersonStateTag state={person.state} />
        </li>
      ))}
    </ul>
  </section>
);
