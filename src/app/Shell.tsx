import { filterGroups } from "#contract/constants/enumerations.ts";
import { BarShape } from "#src/features/navigation/bar/BarShape.tsx";
import filters from "#src/features/voices/filters/FilterPanel.module.css";
import library from "#src/features/voices/library/VoiceLibrary.module.css";
import { VoiceShapes } from "#src/features/voices/LoadingVoices.tsx";
import { Container } from "#src/ui/page/Container.tsx";

/** The library without a word: title, search, filters and cards. */
const LibraryShape = () => (
  <Container className={library["library"]}>
    <div className={library["head"]}>
      <div className="shell-title" />
    </div>
    <div className={library["searchRow"]}>
      <div className="shell-search" />
    </div>
    <div className={filters["groups"]}>
      {filterGroups.map((group) => (
        <div key={group} className="shell-filter" />
      ))}
      {/* The button that applies; small screens show none before there is something to apply. */}
      <div className="shell-filter" aria-disabled="true" />
    </div>
    <VoiceShapes />
  </Container>
);

/**
 * What the application's page shows before its code is there, to whoever has a token: the bar, and in the library its shapes
 * (the page's own script says which, build/pages/shell.ts). Without words, because one page is for all languages.
 */
export const Shell = () => (
  <div className="shell" inert>
    <BarShape />
    <div className="shell-library">
      <LibraryShape />
    </div>
  </div>
);
