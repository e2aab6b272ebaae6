import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Contrast from "lucide-react/icons/contrast";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import styles from "./VoteMark.module.css";

const icons = { yes: CircleCheck, maybe: Contrast, no: CircleX };

interface VoteMarkProps {
  vote: RoomVote;
  size: number;
  /** Whether it is the vote that was given. */
  isGiven?: boolean;
}

/** A vote as a shape: a tick, a half disc, a cross. A given yes is filled. */
export function VoteMark({ vote, size, isGiven = false }: VoteMarkProps) {
  const Icon = icons[vote];
  return <Icon className={styles[vote]} size={size} data-given={isGiven || undefined} aria-hidden="true" />;
}
