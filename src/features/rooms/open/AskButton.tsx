import { Trans } from "@lingui/react/macro";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { useId, useState } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";

const OpenRoomDialog = lazyPart(() => import("./OpenRoomDialog.tsx").then((code) => code.OpenRoomDialog));

const { least } = roomLimits.voices;

interface AskButtonProps {
  list: VoiceListDetails;
  /** The voices that are selected: if there are enough of this list, the room holds only those. */
  selection?: ReadonlySet<string> | undefined;
}

/** "Ask others": makes a room for guests of a list's voices, and says where that cannot be done. */
export function AskButton({ list: { listId, name, entries }, selection }: AskButtonProps) {
  const why = useId();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const voices = entries.flatMap(({ voice }) => voice ?? []);
  const selected = voices.filter(({ voiceId }) => selection?.has(voiceId));
  const isSome = selected.length >= least;
  const canAsk = voices.length >= least;
  const unheardIds = entries.flatMap(({ voiceId, voice }) => (voice ? [] : voiceId));
  const open = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        icon={<MessageCircleQuestionMark size={18} aria-hidden="true" />}
        aria-disabled={!canAsk}
        aria-describedby={canAsk ? undefined : why}
        onPointerEnter={OpenRoomDialog.preload}
        onFocus={OpenRoomDialog.preload}
        onClick={() => canAsk && open()}
      >
        <Trans comment="Button and heading: opens a room for guests">Ask others</Trans>
      </Button>
      {!canAsk && (
        <p id={why}>
          <Trans>A room needs at least two voices.</Trans>
        </p>
      )}
      {opening > 0 && (
        <OpenRoomDialog
          key={opening}
          open={isOpen}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
          listId={listId}
          proposed={{ title: name, greeting: "", isBlind: true, sharesNotes: true, hasPassword: true }}
          voices={isSome ? selected : voices}
          unheardIds={isSome ? [] : unheardIds}
        />
      )}
    </>
  );
}
