import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import SearchX from "lucide-react/icons/search-x";
import { artistsQuery } from "#src/features/voice-artists/queries.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { artistStateNames } from "./ArtistStateTag.tsx";
import type { ArtistsQuery } from "./artists-query.ts";
import styles from "./NoArtistFits.module.css";

interface NoArtistFitsProps {
  query: ArtistsQuery;
  onChange: (change: Partial<ArtistsQuery>) => void;
}

const cleared = { q: "", states: [], languages: [], isEnding: false };

/** What is set, each with what the query is without it. */
function useDroppable({ q, states, languages, isEnding }: ArtistsQuery) {
  const { t, i18n } = useLingui();
  const remove = (words: string) =>
    t({
      message: `Remove filter: ${words}`,
      comment: "Name of a button; words are the filter's, such as “Warm”",
    });
  const [state, ...otherStates] = states;
  const [language, ...otherLanguages] = languages;
  const stateWords = t({
    message: "State",
    comment: "Filter, and head of a column: active, locked and so on",
  });
  const languageWords = t({ message: "Languages", comment: "Heading of a filter" });
  const endingWords = t({
    message: "Consent ends soon",
    comment: "Filter of the artists, and a notice’s link",
  });
  return [
    ...(q
      ? [
          {
            words: t({ message: `Remove the search: “${q}”`, comment: "Button; q is what was searched" }),
            change: { q: "" },
          },
        ]
      : []),
    ...(state
      ? [
          {
            words: remove(otherStates.length > 0 ? stateWords : i18n._(artistStateNames[state])),
            change: { states: [] },
          },
        ]
      : []),
    ...(language
      ? [
          {
            words: remove(otherLanguages.length > 0 ? languageWords : i18n._(languageNames[language])),
            change: { languages: [] },
          },
        ]
      : []),
    ...(isEnding ? [{ words: remove(endingWords), change: { isEnding: false } }] : []),
  ];
}

/** No artist fits: which one filter to drop, with the number of artists that finds; or all of them. */
export function NoArtistFits({ query, onChange }: NoArtistFitsProps) {
  const droppable = useDroppable(query);
  const found = useQueries({
    queries: droppable.map(({ change }) => ({
      ...artistsQuery({ ...query, ...change, page: 0 }),
      placeholderData: undefined,
    })),
  });
  const ways = droppable
    .map((way, index) => ({ ...way, count: found[index]?.data?.totalElements ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <EmptyPanel
      picture={<SearchX size={40} strokeWidth={1.5} aria-hidden="true" />}
      title={<Trans>No artist matches this search</Trans>}
      action={
        found.every(({ isPending }) => !isPending) && (
          <div className={styles["ways"]}>
            {ways.map(({ words, change, count }) => (
              <Button key={words} className={styles["way"]} onClick={() => onChange(change)}>
                <span>{words}</span>
                <span className={styles["count"]}>
                  <Plural
                    comment="How many artists a suggestion would show; count is a whole number"
                    value={count}
                    one="# artist"
                    other="# artists"
                  />
                </span>
              </Button>
            ))}
            {ways.length === 0 && (
              <Button look="primary" onClick={() => onChange(cleared)}>
                <Trans comment="Button: removes every filter">Clear all</Trans>
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
