import { clsx } from "clsx";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { placePopover } from "./place-popover.ts";
import styles from "./Popover.module.css";

/** What the button that opens a popover must carry. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  type: "button";
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
}

interface PopoverProps {
  trigger: (props: TriggerProps, isOpen: boolean) => ReactNode;
  /** Which edges are aligned; the right ones unless told. */
  align?: "start" | "end";
  className?: string | undefined;
  /** `close` is for children that have done their work. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `close` is for what has nothing to show after all. */
  onOpen?: (close: () => void) => void;
}

/**
 * A disclosure on the native popover: opens without script, only one is ever open, Escape and a press elsewhere close
 * it and the focus returns to the button.
 */
export function Popover({ trigger, align = "end", className, children, onOpen }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();

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
          if (newState === "open" && button.current) placePopover(currentTarget, button.current, align);
        }}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open") onOpen?.(close);
        }}
      >
        {typeof children === "function" ? children(close) : children}
      </div>
    </>
  );
}
