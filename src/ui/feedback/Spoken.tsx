import { useEffect, useRef, type HTMLAttributes } from "react";
import { announce } from "#src/lib/browser/announce.ts";

interface SpokenProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "p" | "section" | "span";
  /** Of several that wait to be said, only the last of a kind is. */
  kind?: string | undefined;
}

/**
 * Words to see that are also said: when they come, and when they change. For what comes into the page with its words,
 * which a live region of its own does not say.
 */
export function Spoken({ as: Tag = "div", kind, ...rest }: SpokenProps) {
  const element = useRef<HTMLElement>(null);
  const last = useRef("");
  useEffect(() => {
    const words = element.current?.innerText ?? "";
    if (words && words !== last.current) announce(words, kind);
    last.current = words;
  });
  return <Tag {...rest} ref={element as never} />;
}
