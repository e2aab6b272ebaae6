import { useLingui } from "@lingui/react";
import { cloneElement, type ReactElement } from "react";

interface TransProps {
  id: string;
  message?: string;
  values?: Record<string, string | number>;
  /** What stands for `<0>`, `<1>` and so on. */
  components?: Record<string, ReactElement>;
}

const element = /<(\d+)>(.*?)<\/\1>/s;

/**
 * What `<Trans>` becomes (lingui.config.ts): Lingui's own is four times as long, for elements inside elements and
 * others that our sentences do without.
 */
export function Trans({ id, message, values, components = {} }: TransProps) {
  const { i18n } = useLingui();
  const words = i18n._(id, values, message === undefined ? {} : { message });
  // By turns: text, the number of an element, and what is inside it.
  const parts = words.split(element);
  if (parts.length === 1) return words;
  return parts.map((part, place) => {
    if (place % 3 === 0) return part;
    const around = place % 3 === 1 && components[part];
    return around && cloneElement(around, { key: place }, parts[place + 1]);
  });
}
