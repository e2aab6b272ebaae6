import { Trans } from "@lingui/react/macro";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import type { Room } from "#contract/rooms.ts";
import { formatZoned } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";

const icon = { size: 14, "aria-hidden": true } as const;

/** What becomes of a room, and until when it is open. */
export function RoomStateTag({ room }: { room: Pick<Room, "state" | "closesAt" | "closedAt"> }) {
  const timeZone = useAgencyTimeZone();
  const when = formatZoned(room.closedAt ?? room.closesAt, timeZone, currentLocale());
  if (room.state === "preparing")
    return (
      <StateTag look="chip" icon={<LoaderCircle {...icon} />} wraps>
        <Trans comment="State of a room for guests: its sound is being made ready">Being prepared</Trans>
      </StateTag>
    );
  return room.state === "open" ? (
    <StateTag look="success" icon={<LockOpen {...icon} />} wraps>
      <Trans comment="State of a room for guests; when is such as “Thursday, November 26, 6:00 PM”">
        Open · closes {when}
      </Trans>
    </StateTag>
  ) : (
    <StateTag look="outline" icon={<Lock {...icon} />} wraps>
      <Trans comment="State of a room for guests; when is such as “Thursday, November 26, 6:00 PM”">
        Closed · {when}
      </Trans>
    </StateTag>
  );
}
