import { clsx } from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from "react";
import { useCloseOnBack } from "#src/lib/browser/close-on-back.ts";
import { keepBeside, type Alignment } from "./place-popover.ts";
import styles from "./Popover.module.css";

/** Attributes of the button that opens a popover. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  type: "button";
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
}

interface PopoverProps {
  trigger: (props: TriggerProps, isOpen: boolean) => ReactNode;
  /** Which edges are aligned; by default the end (right). */
  align?: Alignment;
  className?: string | undefined;
  /** As a function they get `close`, for children that finish by closing, and whether they are shown. */
  children: ReactNode | ((close: () => void, isOpen: boolean) => ReactNode);
}

/**
 * A disclosure with the native popover: it opens without script, only one is open at a time, and Escape, Back or a
 * press elsewhere closes it and returns the focus to the button.
 */
export function Popover({ trigger, align = "end", className, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const stopFollowing = useRef<() => void>(undefined);
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useCloseOnBack(isOpen, close);
  useEffect(() => () => stopFollowing.current?.(), []);

  return (
    <>
      {trigger(
        { ref: button, type: "button", popoverTarget: id, "aria-expanded": isOpen, "aria-controls": id },
        isOpen,
      )}
      <div
        id={id}
        popover="auto"
        className={clsx(styles["popover"], align === "start" && styles["start"], className)}
        onBeforeToggle={({ newState, currentTarget }) => {
          stopFollowing.current?.();
          if (newState === "open" && button.current)
            stopFollowing.current = keepBeside(currentTarget, button.current, align);
        }}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {typeof children === "function" ? children(close, isOpen) : children}
      </div>
    </>
  );
}
