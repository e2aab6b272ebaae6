import { useState } from "react";

/** What a list’s name is asked for. */
export type AskedName = { act: "create" } | { act: "rename" | "copy"; listId: string; name: string };

/** The window that asks for a name: for what it was opened last, and whether it is open. */
export function useAskedName() {
  const [asked, setAsked] = useState<AskedName>();
  const [isOpen, setOpen] = useState(false);
  return {
    asked,
    isOpen,
    ask: (next: AskedName) => {
      setAsked(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
