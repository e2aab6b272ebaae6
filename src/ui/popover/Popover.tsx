import { clsx } from "clsx";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { useCloseOnBack } from "#src/lib/browser/close-on-back.ts";
import styles from "./Popover.module.css";

/** Whether CSS alone can place a popover beside its button. */
const hasAnchorPositioning = () => CSS.supports("position-area: bottom");

/**
 * Chooses the side of its trigger that has more room for a popover about to open, and places it there where the browser
 * has no anchor positioning. By script in every engine: WebKit 2.50 keeps a place where the trigger no longer is when CSS
 * chooses it (`position-try`), and lays out a page without end that mounts a closed popover which may flip.
 */
function placePopover(popover: HTMLElement, trigger: Element, align: "start" | "end"): void {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isAbove = top > below;
  popover.dataset["side"] = isAbove ? "above" : "below";
  if (hasAnchorPositioning()) return;
  const { style } = popover;
  style.top = isAbove ? "auto" : `${bottom}px`;
  style.bottom = isAbove ? `${innerHeight - top}px` : "auto";
  style.maxHeight = `calc(${Math.max(top, below)}px - 1rem)`;
  if (align === "start") style.left = `${left}px`;
  else style.right = `${document.documentElement.clientWidth - right}px`;
}

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
  align?: "start" | "end";
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
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useCloseOnBack(isOpen, close);

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
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {typeof children === "function" ? children(close, isOpen) : children}
      </div>
    </>
  );
}
