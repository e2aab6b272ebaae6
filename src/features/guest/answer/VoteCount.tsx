import { Trans } from "@lingui/react/macro";
import type { GuestRoom } from "#contract/guest.ts";
import { countVotes } from "./votes-of.ts";

/** "5 / 6 votes". */
export function VoteCount({ room, className }: { room: GuestRoom; className?: string | undefined }) {
  const { given, total } = countVotes(room);
  return (
    <span className={className}>
      <Trans comment="How many votes of how many a guest has given">
        {given} / {total} votes
      </Trans>
    </span>
  );
}
