import { useLingui } from "@lingui/react/macro";
import type { RoomVoteCast } from "#contract/rooms.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { VoteIcon } from "./VoteIcon.tsx";
import { voteWords } from "#src/voice/vote-words.ts";
import styles from "./VoteMark.module.css";

interface VoteMarkProps {
  /** Who voted. */
  guest: string;
  /** Missing where there is no vote. */
  cast: RoomVoteCast | undefined;
}

/** A guest's vote and its rank; its name for screen readers is such as "Burak: Yes, place 1". */
export function VoteMark({ guest, cast }: VoteMarkProps) {
  const { t } = useLingui();
  if (!cast) {
    const none = t({ message: "No vote", comment: "A guest did not vote on a voice" });
    return (
      <span role="img" className={styles["none"]} aria-label={`${guest}: ${none}`}>
        –
      </span>
    );
  }
  const { vote, rank } = cast;
  const words = translate(voteWords[vote]);
  const place =
    rank === undefined
      ? ""
      : `, ${t({ message: `place ${rank}`, comment: "Of a voice in a guest’s order; rank is a whole number" })}`;
  return (
    <span role="img" className={styles["mark"]} aria-label={`${guest}: ${words}${place}`}>
      <VoteIcon vote={vote} />
      {rank !== undefined && <RankBadge rank={rank} />}
    </span>
  );
}

/** The place of a voice in a guest's order. */
export const RankBadge = ({ rank }: { rank: number }) => <span className={styles["rank"]}>{rank}</span>;
