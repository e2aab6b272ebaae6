import { useState } from "react";
import { shownSearch, type Answer, type ShownSearch } from "./search-words.ts";

/**
 * What the search field shows and edits. It follows `q` where that changes by other means, such as the browser's back
 * button; words that the server understood become chips as soon as it has answered, whatever was typed meanwhile.
 */
export function useSearchDraft(q: string, answer: Answer | undefined) {
  const [draft, setDraft] = useState<ShownSearch>(() => shownSearch(q, answer));
  const told = answer && JSON.stringify([answer.understood, answer.text]);
  const [known, setKnown] = useState({ q, told });
  const isOtherSearch = q !== known.q;
  const isNewAnswer = told !== undefined && (isOtherSearch || told !== known.told);
  if (isOtherSearch || isNewAnswer) {
    setKnown({ q, told });
    const isApplied = draft.q.trim() === q;
    if (isOtherSearch && !isApplied) setDraft(shownSearch(q, answer));
    else if (isNewAnswer && draft.q === q) setDraft(shownSearch(q, answer));
    // More was typed meanwhile.
    else if (answer && isNewAnswer) setDraft(shownSearch(draft.q, { understood: answer.understood }));
  }
  return [draft, setDraft] as const;
}
