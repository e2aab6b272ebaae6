import { useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import {
  quotedPhrase,
  shownSearch,
  typedWord,
  withQuoted,
  withText,
  type Answer,
  type SearchChip,
  type ShownSearch,
} from "./search-words.ts";
import { SearchChips } from "./SearchChips.tsx";
import styles from "./SearchField.module.css";
import type { SuggestionKeys, SuggestionsProps, SuggestionsState } from "./Suggestions.tsx";
import { useSearchDraft } from "./use-search-draft.ts";

const inputId = "voice-search"; // the key / looks for it

/** Moves the focus to the search field. */
export const focusSearch = (): void => document.getElementById(inputId)?.focus();

const Suggestions = lazyPart(() => import("./Suggestions.tsx").then((module) => module.Suggestions));

const closed: SuggestionsState = { isOpen: false, activeId: undefined };

interface SearchFieldProps {
  /** What is searched for now. */
  q: string;
  /** What the server understood of `q`; undefined until it has answered. */
  answer: Answer | undefined;
  /** The filters that hold, those of the understood words among them; they decide what suggestions count. */
  filters: VoiceFilters;
  onSearch: (q: string) => void;
}

/** Searches the library: understood words stand as chips before the text. Enter, or a chosen suggestion, applies it. */
export function SearchField({ q, answer, filters, onSearch }: SearchFieldProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useSearchDraft(q, answer);
  const [typed, setTyped] = useState<ReturnType<typeof typedWord>>();
  const [list, setList] = useState(closed);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const listId = useId();
  const label = t`Search voices, qualities or texts`;
  const close = () => setTyped(undefined);
  const apply = (search: ShownSearch) => {
    close();
    const isSame = search.q.trim() === q;
    setDraft(isSame ? shownSearch(q, answer) : search);
    if (!isSame) onSearch(search.q.trim());
  };
  const clear = () => {
    apply(withText([], ""));
    input.current?.focus();
  };
  const quote = (chip: SearchChip) => {
    apply(withQuoted(draft, chip));
    input.current?.focus();
  };
  /** Puts what was chosen in place of the word that is being typed. */
  const choose: SuggestionsProps["onChoose"] = (words, isPhrase) => {
    const { from, to } = typed ?? { from: draft.text.length, to: draft.text.length };
    const room = limits.search.letters - (draft.q.length - (to - from));
    const chosen = isPhrase ? quotedPhrase(words, room) : words;
    apply(withText(draft.chips, draft.text.slice(0, from) + chosen + draft.text.slice(to)));
  };
  const openLastChip = () => {
    const word = draft.chips.at(-1)?.word ?? "";
    setDraft(withText(draft.chips.slice(0, -1), draft.text ? `${word} ${draft.text}` : word));
    requestAnimationFrame(() => input.current?.setSelectionRange(word.length, word.length));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const key = pressedKey(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
    if (keys.current?.press(key)) event.preventDefault();
    else if (key === "Enter") apply(draft);
    else if (key === "ArrowDown" && !typed)
      setTyped(typedWord(draft.text, currentTarget.selectionStart ?? 0));
    else if (key === "Escape" && list.isOpen) close();
    else if (key === "Escape" && draft.q) clear();
    else if (key === "Backspace" && isAtStart && draft.chips.length > 0) openLastChip();
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" className={styles["search"]} data-slot="search">
      <div className={styles["field"]}>
        <Search className={styles["icon"]} size={20} aria-hidden="true" />
        <div className={styles["words"]}>
          <SearchChips chips={draft.chips} onQuote={quote} />
          <input
            ref={input}
            id={inputId}
            className={styles["input"]}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-activedescendant={list.activeId}
            placeholder={draft.chips.length > 0 ? undefined : label}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={limits.search.letters - (draft.q.length - draft.text.length)}
            value={draft.text}
            onChange={({ currentTarget: { value, selectionStart } }) => {
              setDraft(withText(draft.chips, value));
              setTyped(typedWord(value, selectionStart ?? value.length));
            }}
            onKeyDown={handleKey}
            onFocus={Suggestions.preload}
            onBlur={close}
          />
        </div>
        {draft.q && (
          <IconButton
            className={styles["clear"]}
            label={t({ message: "Clear search", comment: "Button: empties the search field" })}
            icon={<X size={18} />}
            onClick={clear}
          />
        )}
      </div>
      {typed && typed.word.length >= limits.search.suggestFrom && (
        <Suggestions
          keys={keys}
          id={listId}
          word={typed.word}
          filters={filters}
          onChoose={choose}
          onShow={setList}
        />
      )}
    </div>
  );
}
