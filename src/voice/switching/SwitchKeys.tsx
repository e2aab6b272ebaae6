import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { ChoiceKey } from "#src/ui/form/choice/ChoiceKey.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { useSwitching } from "./store.ts";
import styles from "./SwitchKeys.module.css";

/** How many voices have a key of the keyboard. */
const withKey = 6;

export interface SwitchKey {
  id: string;
  label: string;
  isMute: boolean;
  isLoading: boolean;
  /** What it shows. */
  face: ReactNode;
}

interface SwitchKeysProps {
  keys: readonly SwitchKey[];
  /** Of the bar, of a key, and of the ring that turns while a sound is loading. */
  classes: Record<"bar" | "key" | "ring", string | undefined>;
  onSwitch: (id: string) => void;
}

/** One radio button a voice, with a ring while its sound is on its way; more than six scroll. */
export function SwitchKeys({ keys, classes, onSwitch }: SwitchKeysProps) {
  const { t } = useLingui();
  const name = useId();
  const bar = useRef<HTMLDivElement>(null);
  const current = useSwitching((state) => state.current);
  const isMany = keys.length > withKey;
  useEffect(() => {
    if (current === undefined || !isMany) return;
    bar.current?.querySelector(":checked")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, isMany]);
  return (
    <div
      ref={bar}
      className={clsx(styles["bar"], classes.bar)}
      role="radiogroup"
      data-many={isMany || undefined}
      aria-label={t({ message: "Voice being heard", comment: "Name of a group of radio buttons" })}
    >
      {keys.map(({ id, label, isMute, isLoading, face }, place) => (
        <ChoiceKey
          key={id}
          type="radio"
          name={name}
          className={clsx(styles["key"], classes.key)}
          checked={id === current}
          disabled={isMute}
          aria-label={label}
          aria-keyshortcuts={place < withKey ? `${place + 1}` : undefined}
          onChange={() => onSwitch(id)}
        >
          {face}
          {isLoading && (
            <span className={clsx(styles["ring"], classes.ring)}>
              <VisuallyHidden>
                <Trans>Loading</Trans>
              </VisuallyHidden>
            </span>
          )}
        </ChoiceKey>
      ))}
    </div>
  );
}
