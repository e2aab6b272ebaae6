import { Trans } from "@lingui/react/macro";
import type { GuestRoom } from "#contract/guest.ts";
import { Answer } from "./Answer.tsx";
import styles from "./Answer.module.css";
import { VoteCount } from "./VoteCount.tsx";
import { countVotes } from "./votes-of.ts";

/** The answer beside the voices, with how far it has come. */
export function AnswerPanel({ room }: { room: GuestRoom }) {
  const { given, total } = countVotes(room);
  return (
    <section className={styles["panel"]}>
      <div className={styles["head"]}>
        <h2 className={styles["title"]}>
          <Trans comment="Heading: what a guest answers in a room">Your answer</Trans>
        </h2>
        <VoteCount room={room} className={styles["count"]} />
      </div>
      <div className={styles["bar"]} aria-hidden="true">
        <span style={{ width: `${(given / Math.max(1, total)) * 100}%` }} />
      </div>
      <Answer room={room} />
    </section>
  );
}
