import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useState } from "react";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { TextInput } from "./TextInput.tsx";

interface SearchInputProps {
  /** Placeholder and accessible name. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** A search that follows the typing a moment later, and Enter at once. */
export function SearchInput({ label, value, onSearch, className }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by other means, such as the browser's back button.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const text = typed.trim();
  const searchLater = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => searchLater(text), 250);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      before={<Search size={18} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={(event) => {
        if (pressedKey(event) !== "Enter") return;
        // It searches, and does not send a form around it.
        event.preventDefault();
        if (text !== value) onSearch(text);
      }}
    />
  );
}
