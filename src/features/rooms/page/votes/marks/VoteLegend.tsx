import { Trans } from "@lingui/react/macro";
import { RankBadge } from "./VoteMark.tsx";
import { VoteIcon } from "./VoteIcon.tsx";
import styles from "./VoteLegend.module.css";

/** What the marks of the votes mean, and how they count. */
export const VoteLegend = () => (
  <ul className={styles["legend"]}>
    <li>
      <VoteIcon vote="yes" size={18} />
      <Trans comment="Legend: how a vote counts">Yes, 2 points</Trans>
    </li>
    <li>
      <VoteIcon vote="maybe" size={18} />
      <Trans comment="Legend: how a vote counts">Maybe, 1 point</Trans>
    </li>
    <li>
      <VoteIcon vote="no" size={18} />
      <Trans comment="Legend: how a vote counts">No, −1 point</Trans>
    </li>
    <li>
      <RankBadge rank={1} />
      <Trans comment="Legend: what the number beside a vote is">the guest’s order</Trans>
    </li>
  </ul>
);
