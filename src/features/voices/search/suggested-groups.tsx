import { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AgeRange } from "#contract/voices/voices.ts";
import type { SuggestedValue, VoiceSuggestions } from "#contract/voices/voice-suggestions.ts";
import { labelOf } from "#src/voice/filter-words.ts";
import { ageRangeYears } from "#src/voice/words.ts";
import { ArtistRow, TextRow, ValueRow } from "./SuggestedRows.tsx";

interface SuggestedRow {
  key: string;
  /** What is searched for when it is chosen. */
  words: string;
  /** Whether the words stay together and are never understood as filters. */
  isPhrase: boolean;
  content: ReactNode;
}

export interface SuggestedGroup {
  name: string;
  rows: SuggestedRow[];
}

/** The word that names a value in a search: of an age range its years, else the value's own name. */
const wordOf = ({ group, value }: SuggestedValue) =>
  group === "ageRangeNames" ? ageRangeYears[value as AgeRange] : i18n._(labelOf(value));

/** The suggestions in the order in which they are shown; groups without any are left out. */
export function useSuggestedGroups(suggestions: VoiceSuggestions, word: string): SuggestedGroup[] {
  const { t } = useLingui();
  const { values, artists, texts } = suggestions;
  const groups: SuggestedGroup[] = [
    {
      name: t({ message: "Qualities", comment: "Heading of suggestions: values of filters" }),
      rows: values.map((value) => ({
        key: value.value,
        words: wordOf(value),
        isPhrase: false,
        content: <ValueRow suggested={value} word={word} />,
      })),
    },
    {
      name: t({ message: "Artists", comment: "Heading of suggestions" }),
      rows: artists.map((artist) => ({
        key: artist.name,
        words: artist.name,
        isPhrase: true,
        content: <ArtistRow suggested={artist} />,
      })),
    },
    {
      name: t({ message: "Said in samples", comment: "Heading of suggestions: texts that are spoken" }),
      rows: texts.map((text) => ({
        key: text.voiceId,
        words: text.text,
        isPhrase: true,
        content: <TextRow suggested={text} />,
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
