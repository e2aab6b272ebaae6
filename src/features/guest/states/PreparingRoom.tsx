import { Trans } from "@lingui/react/macro";
import type { GuestRoom } from "#contract/guest.ts";
import { RoomHead } from "#src/features/guest/RoomHead.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./PreparingRoom.module.css";

/** A room whose sound is not ready; the page asks again by itself. */
export const PreparingRoom = ({ room }: { room: GuestRoom }) => (
  <>
    <RoomHead room={room} />
    <div className={styles["panel"]}>
      <Spinner />
      <Spoken>
        <p className={styles["words"]}>
          <Trans>The voices are being prepared</Trans>
        </p>
        <p className={styles["hint"]}>
          <Trans>They will appear here in a moment.</Trans>
        </p>
      </Spoken>
    </div>
  </>
);
