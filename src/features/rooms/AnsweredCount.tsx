import { Trans } from "@lingui/react/macro";
import type { Room } from "#contract/rooms.ts";

/** How many of a room's guests have sent their answers. */
export function AnsweredCount({
  room: { sentCount, guestCount },
}: {
  room: Pick<Room, "sentCount" | "guestCount">;
}) {
  return (
    <Trans comment="How many of a room’s guests have answered; both are whole numbers, the tag sets them apart">
      answered:{" "}
      <strong>
        {sentCount} / {guestCount} guests
      </strong>
    </Trans>
  );
}
