import { useLingui } from "@lingui/react/macro";
import { useId, useRef, type ReactNode } from "react";
import type { ListEntry } from "#contract/lists.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { removeFromLists } from "#src/features/lists/mutations.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { moveBeside } from "#src/ui/order/move.ts";
import { useLift } from "#src/ui/order/use-lift.ts";
import { useSlide } from "#src/ui/order/use-slide.ts";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";
import { useVoiceOrder } from "./use-voice-order.ts";
import { VoiceRow } from "./VoiceRow.tsx";
import styles from "./VoiceRows.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

export interface VoiceRowsProps {
  listId: string;
  entries: ListEntry[];
  /** Selects a voice; only while several are selected. */
  select?: ((voice: Voice) => ReactNode) | undefined;
}

/** The voices of a list in the order that its owner gives them. */
export function VoiceRows({ listId, entries, select }: VoiceRowsProps) {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const isSmall = useSmallScreen();
  const { order, setOrder, store, error } = useVoiceOrder(
    listId,
    entries.map(({ voiceId }) => voiceId),
  );
  const { mutate: remove } = useSending(removeFromLists);
  const lift = useLift(order, setOrder, store);
  useSlide(list, order);
  const rows = order.flatMap((voiceId) => entries.find((entry) => entry.voiceId === voiceId) ?? []);
  const voices = rows.flatMap(({ voice }) => voice ?? []);

  const removeRow = (place: number, { voiceId, voice }: ListEntry) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[place] ?? buttons?.[place - 2])?.focus();
    remove({ listId, voiceId, name: voice?.voiceArtistName ?? t`Not available`, isUndone: false });
  };
  return (
    <>
      <FailureNotice error={error} />
      <ol
        ref={list}
        className={styles["rows"]}
        aria-label={t({ message: "Voices", comment: "Name of the list of cards for screen readers" })}
        data-player-keys
      >
        {rows.map((entry, index) => {
          const { voiceId, voice } = entry;
          const place = index + 1;
          return (
            <VoiceRow
              key={voiceId}
              listId={listId}
              entry={entry}
              place={place}
              total={rows.length}
              isSmall={isSmall}
              list={id}
              lift={lift}
              onDrop={(dropped, side) => store(dropped, moveBeside(order, dropped, voiceId, side))}
              onRemove={() => removeRow(place, entry)}
              playlist={playlistOfAll(voices)}
              select={voice && select?.(voice)}
            />
          );
        })}
      </ol>
      <Status>{lift.spoken}</Status>
    </>
  );
}
