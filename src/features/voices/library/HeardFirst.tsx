import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useMemo } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { withUnderstood } from "#src/features/voices/filters/filters.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { VoiceGrid, type VoiceGridProps } from "#src/features/voices/VoiceGrid.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import styles from "./VoiceLibrary.module.css";

interface HeardFirstProps extends Omit<VoiceGridProps, "voices" | "labelledBy"> {
  query: LibraryQuery;
  data: VoicePage;
}

/** How many of this page's voices are heard in a filtered language; all of them where the server does not tell. */
const heardOnPage = ({ page }: LibraryQuery, { content, heardElements = Infinity }: VoicePage) =>
  Math.min(content.length, Math.max(0, heardElements - page * limits.pageSize.default));

/** A page of cards. Where a language is filtered, those who are not heard in it stand under a heading of their own. */
export function HeardFirst({ query, data, ref, filler, ...slots }: HeardFirstProps) {
  const { i18n } = useLingui();
  const headingId = useId();
  const { content, understood = [] } = data;
  const boundary = heardOnPage(query, data);
  const [heard, others] = useMemo(
    () => [content.slice(0, boundary), content.slice(boundary)],
    [content, boundary],
  );
  if (others.length === 0) return <VoiceGrid {...slots} ref={ref} voices={content} filler={filler} />;
  const spoken = withUnderstood(query.filters, understood).languageNames.map((name) =>
    i18n._(languageNames[name]),
  );
  const languages = new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(spoken);
  return (
    <>
      {heard.length > 0 && <VoiceGrid {...slots} ref={ref} voices={heard} />}
      <h2 id={headingId} className={styles["others"]}>
        <Trans comment="Over voices that are not heard in the filtered languages, such as “German or Turkish”">
          They also speak {languages}; the sample may be in another language
        </Trans>
      </h2>
      <VoiceGrid
        {...slots}
        {...(heard.length === 0 && { ref })}
        voices={others}
        labelledBy={headingId}
        filler={filler}
      />
    </>
  );
}
