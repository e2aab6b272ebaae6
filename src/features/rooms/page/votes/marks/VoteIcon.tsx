import type { ReactNode } from "react";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import styles from "./VoteIcon.module.css";

const shapes: Record<RoomVote, ReactNode> = {
  yes: (
    <>
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <path className={styles["tick"]} d="m7.5 12.5 3 3 6-6.5" />
    </>
  ),
  maybe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
    </>
  ),
  no: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m9 9 6 6m0-6-6 6" />
    </>
  ),
};

/** A vote as a shape; decorative. */
export const VoteIcon = ({ vote, size = 24 }: { vote: RoomVote; size?: number }) => (
  <svg
    className={styles["icon"]}
    data-vote={vote}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes[vote]}
  </svg>
);
