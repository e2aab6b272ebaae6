import { Trans, useLingui } from "@lingui/react/macro";
import Archive from "lucide-react/icons/archive";
import { artistOrders, artistStates, languages, type ArtistOrder } from "#contract/constants/enumerations.ts";
import type { ArtistPage } from "#contract/voice-artists.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Select } from "#src/ui/form/Select.tsx";
import { ChoiceFilter } from "#src/ui/popover/ChoiceFilter.tsx";
import { ListFilters } from "#src/ui/table/ListFilters.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { ArtistChips } from "./ArtistChips.tsx";
import styles from "./ArtistFilters.module.css";
import { artistStateNames } from "./ArtistStateTag.tsx";
import type { ArtistsQuery } from "./artists-query.ts";

interface ArtistFiltersProps {
  query: ArtistsQuery;
  /** How many artists have each state; undefined while that loads. */
  states: ArtistPage["states"] | undefined;
  onChange: (change: Partial<ArtistsQuery>) => void;
}

/** Search, states, languages and, where there are no heads of columns, the order; below them what is set. */
export function ArtistFilters({ query, states, onChange }: ArtistFiltersProps) {
  const { t, i18n } = useLingui();
  const isSmall = useSmallScreen();
  const orderNames: Record<ArtistOrder, string> = {
    name: t({ message: "Name A–Z", comment: "Order of the clients" }),
    "-name": t({ message: "Name Z–A", comment: "Order of the clients" }),
    samples: t`Fewest samples first`,
    "-samples": t`Most samples first`,
    state: t({ message: "State A–Z", comment: "Order of the artists" }),
    "-state": t({ message: "State Z–A", comment: "Order of the artists" }),
    changedAt: t`Longest unchanged first`,
    "-changedAt": t`Last changed first`,
  };
  return (
    <>
      <ListFilters
        label={t({ message: "Search artists", comment: "Placeholder and name of the search" })}
        q={query.q}
        onSearch={(q) => onChange({ q })}
      >
        <ChoiceFilter
          words={t({ message: "State", comment: "Filter, and head of a column: active, locked and so on" })}
          options={artistStates.map((state) => ({
            value: state,
            words: i18n._(artistStateNames[state]),
            count: states && formatCount(states[state] ?? 0, currentLocale()),
          }))}
          chosen={query.states}
          onChange={(chosen) => onChange({ states: chosen })}
        />
        <ChoiceFilter
          words={t({ message: "Languages", comment: "Heading of a filter" })}
          options={languages.map((language) => ({ value: language, words: i18n._(languageNames[language]) }))}
          chosen={query.languages}
          onChange={(chosen) => onChange({ languages: chosen })}
        />
        {isSmall && (
          <Select
            label={t({ message: "Order", comment: "Label of a list of orders" })}
            value={query.order}
            options={artistOrders.map((order) => ({ value: order, words: orderNames[order] }))}
            onSelect={(order) => onChange({ order })}
          />
        )}
        {query.states.length === 0 && (states?.["archived"] ?? 0) > 0 && (
          <p className={styles["hint"]}>
            <Archive size={16} aria-hidden="true" />
            <Trans>Archived artists are shown too</Trans>
          </p>
        )}
      </ListFilters>
      <ArtistChips query={query} onChange={onChange} />
    </>
  );
}
