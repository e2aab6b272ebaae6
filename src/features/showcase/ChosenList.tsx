import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { moveBeside } from "#src/ui/order/move.ts";
import { MovableRow } from "#src/ui/order/MovableRow.tsx";
import { StepButtons } from "#src/ui/order/StepButtons.tsx";
import { useLift } from "#src/ui/order/use-lift.ts";
import { useSlide } from "#src/ui/order/use-slide.ts";
import { SampleLine } from "./SampleLine.tsx";
import styles from "./Showcase.module.css";

interface ChosenListProps {
  chosen: readonly Voice[];
  onChange: (chosen: Voice[], announcement: string) => void;
}

/** The samples of the public page in their order, to be moved and taken off. */
export function ChosenList({ chosen, onChange }: ChosenListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const total = chosen.length;
  const keys = chosen.map(({ voiceId }) => voiceId);
  const reorder = (order: string[]) =>
    onChange(
      chosen.toSorted((a, b) => order.indexOf(a.voiceId) - order.indexOf(b.voiceId)),
      "", // said below
    );
  const lift = useLift(keys, reorder);
  useSlide(list, keys);
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
        <Trans>There is nothing on the public page yet.</Trans>
      </p>
    );
  return (
    <>
      <ol ref={list} className={styles["list"]} aria-label={t`On the public page`}>
        {chosen.map((voice, index) => {
          const { voiceId, voiceArtistName: name } = voice;
          const place = index + 1;
          return (
            <MovableRow
              key={voiceId}
              rowKey={voiceId}
              list={id}
              name={name}
              lift={lift}
              onDrop={(dropped, side) => reorder(moveBeside(keys, dropped, voiceId, side))}
              className={styles["row"]}
              data-unseen={index >= limits.showcase.shown || undefined}
            >
              {(handle) => (
                <>
                  {handle}
                  <span className={styles["place"]}>{place}</span>
                  <SampleLine voice={voice} all={chosen}>
                    <StepButtons
                      name={name}
                      index={index}
                      total={total}
                      onStep={(by) => lift.step(voiceId, by)}
                    />
                    <IconButton
                      data-remove
                      label={t({
                        message: `Remove from the public page: ${name}`,
                        comment: "Name of a button; name is an artist’s",
                      })}
                      icon={<X size={18} />}
                      onClick={() => remove(index)}
                    />
                  </SampleLine>
                </>
              )}
            </MovableRow>
          );
        })}
      </ol>
      <Status>{lift.spoken}</Status>
    </>
  );
}
