import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { hueOf } from "#src/voice/hue.ts";
import { PortraitChip } from "./PortraitChip.tsx";
import styles from "./PortraitChip.module.css";

interface PortraitChipsProps {
  /** The list's accessible name. */
  label: string;
  voices: readonly Pick<Voice, "voiceId" | "voiceArtistName" | "voiceColorNames">[];
  onRemove: (id: string) => void;
  /** Shown after a name: a play button. */
  after?: ((id: string) => ReactNode) | undefined;
  className?: string | undefined;
}

/** The selected voices. Removing one moves the focus to the next one's remove button. */
export function PortraitChips({ label, voices, onRemove, after, className }: PortraitChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[place + 1] ?? buttons?.[place - 1])?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} className={clsx(styles["chips"], className)} aria-label={label}>
      {voices.map(({ voiceId: id, voiceArtistName: name, voiceColorNames }, place) => (
        <li key={id}>
          <PortraitChip
            name={name}
            hue={hueOf(voiceColorNames)}
            removeLabel={t({
              message: `Remove: ${name}`,
              comment: "Name of a button for screen readers: takes an artist (name) out of the selection",
            })}
            onRemove={() => remove(id, place)}
          >
            {after?.(id)}
          </PortraitChip>
        </li>
      ))}
    </ul>
  );
}
