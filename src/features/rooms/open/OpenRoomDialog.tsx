import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { OpenedRoom } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { PickVoices } from "./PickVoices.tsx";
import { RoomForm, type RoomFormProps } from "./RoomForm.tsx";
import styles from "./RoomForm.module.css";
import { RoomOpened } from "./RoomOpened.tsx";

interface OpenRoomDialogProps extends Pick<RoomFormProps, "listId" | "proposed"> {
  open: boolean;
  onClose: () => void;
  /** Those that can be heard today. */
  voices: Voice[];
  /** Others of the list, of which the server says why they are left out. */
  unheardIds: string[];
}

/** Opens a room for guests: picks its voices where there are too many, asks what it is like, and shows its link. */
export function OpenRoomDialog(props: OpenRoomDialogProps) {
  const { open, onClose, listId, proposed, voices, unheardIds } = props;
  const { t } = useLingui();
  const [picked, setPicked] = useState<Voice[]>();
  const [outcome, setOutcome] = useState<{ opened: OpenedRoom; password: string | null }>();
  const isTooMany = voices.length > roomLimits.voices.most;
  const chosen = picked ?? voices;
  const ids = chosen.map(({ voiceId }) => voiceId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles["dialog"]}
      title={
        outcome ? (
          <Trans comment="Heading: a room for guests was just made">Room opened</Trans>
        ) : (
          t({ message: "Ask others", comment: "Button and heading: opens a room for guests" })
        )
      }
    >
      {outcome ? (
        <RoomOpened {...outcome} onClose={onClose} />
      ) : isTooMany && !picked ? (
        <PickVoices voices={voices} onPick={setPicked} onCancel={onClose} />
      ) : (
        <RoomForm
          listId={listId}
          voiceIds={picked ? ids : [...ids, ...unheardIds]}
          voices={chosen}
          proposed={proposed}
          onCancel={onClose}
          onOpened={(opened, password) => setOutcome({ opened, password })}
        />
      )}
    </Dialog>
  );
}
