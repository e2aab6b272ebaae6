import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import { limits } from "#contract/limits.ts";
import type { Voice } from "#contract/voices.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { SampleLine } from "./SampleLine.tsx";
import styles from "./Showcase.module.css";

interface ChosenListProps {
  chosen: readonly Voice[];
  player: (voice: Voice, all: readonly Voice[]) => ReactNode;
  onChange: (chosen: Voice[], announcement: string) => void;
}

/** The samples of the public page in their order, to be moved and taken off. */
export function ChosenList({ chosen, player, onChange }: ChosenListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const total = chosen.length;
  const move = (from: number, to: number) => {
    const moved = [...chosen];
    moved.splice(to, 0, ...moved.splice(from, 1));
    const place = to + 1;
    onChange(
      moved,
      t({ message: `Place ${place} of ${total}`, comment: "Said after something was moved in a list" }),
    );
  };
  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onChange(
      chosen.toSpliced(index, 1),
      t({ message: "Removed", comment: "Said after something was taken off a list" }),
    );
  };
  if (total === 0)
    return (
      <p className={styles["none"]}>
        <Trans>Nothing stands on the public page yet.</Trans>
      </p>
    );
  return (
    <ol ref={list} className={styles["list"]} aria-label={t`On the public page`}>
      {chosen.map((voice, index) => {
        const name = voice.voiceArtistName;
        const place = index + 1;
        return (
          <li
            key={voice.voiceId}
            className={styles["row"]}
            data-unseen={index >= limits.showcase.shown || undefined}
          >
            <span className={styles["place"]}>{place}</span>
            <SampleLine voice={voice} player={player(voice, chosen)}>
              <IconButton
                label={t({ message: `Move up: ${name}`, comment: "Name of a button; name is an artist’s" })}
                icon={<ArrowUp size={18} />}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <IconButton
                label={t({ message: `Move down: ${name}`, comment: "Name of a button; name is an artist’s" })}
                icon={<ArrowDown size={18} />}
                aria-disabled={place === total}
                onClick={() => place < total && move(index, place)}
              />
              <IconButton
                data-remove
                label={t({
                  message: `Take off the public page: ${name}`,
                  comment: "Name of a button; name is an artist’s",
                })}
                icon={<X size={18} />}
                onClick={() => remove(index)}
              />
            </SampleLine>
          </li>
        );
      })}
    </ol>
  );
}
