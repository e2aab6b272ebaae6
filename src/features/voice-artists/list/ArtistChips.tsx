import { useLingui } from "@lingui/react/macro";
import { FilterChips } from "#src/ui/chip/FilterChips.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { artistStateNames } from "./ArtistStateTag.tsx";
import type { ArtistsQuery } from "./artists-query.ts";

interface ArtistChipsProps {
  query: ArtistsQuery;
  onChange: (change: Partial<ArtistsQuery>) => void;
}

/** The filters that are set, each removable. */
export function ArtistChips({ query, onChange }: ArtistChipsProps) {
  const { t, i18n } = useLingui();
  const { states, languages, isEnding } = query;
  const chips = [
    ...states.map((state) => ({
      key: state,
      words: i18n._(artistStateNames[state]),
      onRemove: () => onChange({ states: states.filter((other) => other !== state) }),
    })),
    ...languages.map((language) => ({
      key: language,
      words: i18n._(languageNames[language]),
      onRemove: () => onChange({ languages: languages.filter((other) => other !== language) }),
    })),
    ...(isEnding
      ? [
          {
            key: "ending",
            words: t({ message: "Consent ends soon", comment: "Filter of the artists, and a notice’s link" }),
            onRemove: () => onChange({ isEnding: false }),
          },
        ]
      : []),
  ];
  return (
    <FilterChips chips={chips} onClear={() => onChange({ states: [], languages: [], isEnding: false })} />
  );
}
