import { Plural } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from "react";
import type { VoiceSuggestions } from "#contract/voices/voice-suggestions.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { useDelayed } from "#src/lib/browser/use-delayed.ts";
import { pauseOfTyping } from "#src/ui/feedback/Spoken.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { useSuggestedGroups } from "./suggested-groups.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import { suggestionsQuery } from "./suggestions.ts";

/** What the list's keys do while the focus stays in the field. */
export interface SuggestionKeys {
  /** Answers whether the list used the key. */
  press: (key: string) => boolean;
}

/** What the field says of the list. */
export interface SuggestionsState {
  isOpen: boolean;
  /** The id of the option that Enter would choose. */
  activeId: string | undefined;
}

export interface SuggestionsProps {
  keys: Ref<SuggestionKeys>;
  id: string;
  /** The word that is being typed. */
  word: string;
  filters: VoiceFilters;
  /** The words to search for; a phrase is searched for as it stands. */
  onChoose: (words: string, isPhrase: boolean) => void;
  onShow: (state: SuggestionsState) => void;
}

const none: VoiceSuggestions = { values: [], artists: [], texts: [] };

/** What the typed word could mean, as the list of a combobox: asked a moment after the last letter. */
export function Suggestions({ keys, id, word, filters, onChoose, onShow }: SuggestionsProps) {
  const asked = useDelayed(word, 150);
  const { data = none } = useQuery({
    ...suggestionsQuery(asked ?? "", filters),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(data);
  if (shown !== data) {
    setShown(data);
    setActive(-1);
  }
  const groups = useSuggestedGroups(data, word);
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.length;
  const isOpen = count > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (index: number) => {
    const row = rows[index];
    if (row) onChoose(row.words, row.isPhrase);
  };
  useImperativeHandle(keys, () => ({
    press: (key) => {
      const places: Partial<Record<string, number>> = {
        ArrowDown: active + 1 < count ? active + 1 : 0,
        ArrowUp: active > 0 ? active - 1 : count - 1,
        ...(active >= 0 && { Home: 0, End: count - 1 }),
      };
      const place = places[key];
      if (!isOpen || (place === undefined && (key !== "Enter" || active < 0))) return false;
      if (place === undefined) choose(active);
      else setActive(place);
      return true;
    },
  }));
  const activeId = active < 0 ? undefined : optionId(active);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    show({ isOpen, activeId });
  }, [isOpen, activeId]);
  useEffect(() => () => show({ isOpen: false, activeId: undefined }), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <>
      <Status pause={pauseOfTyping}>
        {isOpen && (
          <span>
            <Plural
              comment="Announced to screen readers while somebody types a search; count is a whole number"
              value={count}
              one="# suggestion"
              other="# suggestions"
            />
          </span>
        )}
      </Status>
      {isOpen && (
        <SuggestionList
          id={id}
          groups={groups}
          active={active}
          optionId={optionId}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </>
  );
}
