import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { PortraitChip } from "./PortraitChip.tsx";
import styles from "./PortraitChip.module.css";

interface Person {
  id: string;
  name: string;
  /** Degrees; the hue of the main voice colour. */
  hue: number;
}

interface PortraitChipsProps {
  /** Names the list. */
  label: string;
  people: readonly Person[];
  onRemove: (id: string) => void;
  /** Stands after a name: a play button. */
  after?: ((id: string) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Those who were chosen. Removing one moves the focus on to the next one's remove button. */
export function PortraitChips({ label, people, onRemove, after, className }: PortraitChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[place + 1] ?? buttons?.[place - 1])?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} className={clsx(styles["chips"], className)} aria-label={label}>
      {people.map(({ id, name, hue }, place) => (
        <li key={id}>
          <PortraitChip
            name={name}
            hue={hue}
            removeLabel={t`Remove: ${name}`}
            onRemove={() => remove(id, place)}
          >
            {after?.(id)}
          </PortraitChip>
        </li>
      ))}
    </ul>
  );
}
