import { useId, type HTMLAttributes, type Ref } from "react";

interface FocusedWordsProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/**
 * Words that are given the focus: they are its name, because not every screen reader reads the text of what takes it, only
 * names.
 */
export function FocusedWords(props: FocusedWordsProps) {
  const id = useId();
  return <div {...props} id={id} role="group" aria-labelledby={id} tabIndex={-1} />;
}
