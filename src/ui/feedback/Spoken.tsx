import { useEffect, useId, useRef, type HTMLAttributes } from "react";
import { announce } from "#src/lib/browser/spoken/announce.ts";

/** Milliseconds without a change after which a text counts as typed. */
export const pauseOfTyping = 1000;

export interface SpokenProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "p" | "span";
  /** Of several that wait to be said, only the last of a kind is; without one, of this element. */
  kind?: string;
  /** Milliseconds for which its words have to stand before they are said. */
  pause?: number;
  /** The words with which it comes alone, or only what they change to: where the others are read anyway. */
  only?: "arrival" | "changes" | undefined;
}

/**
 * Words to see that are also said: when they come, and when they change. For what comes into the page with its words,
 * which a live region of its own does not say.
 */
export function Spoken({ as: Tag = "div", kind, pause = 0, only, ...rest }: SpokenProps) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const said = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After every drawing, as the words are known by it alone. Which of them are seen is read when they are said: the page
  // would be laid out for it.
  useEffect(() => {
    const text = element.current?.textContent ?? "";
    if (text === shown.current) return;
    shown.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = element.current?.innerText ?? "";
      const event = said.current === undefined ? "arrival" : "changes";
      if (words && words !== said.current && (only ?? event) === event) announce(words, kind ?? id);
      said.current = words;
    }, pause);
  });
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  return <Tag {...rest} ref={element as never} />;
}
