import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { demandGroups, insightLimits, type InsightPeriod } from "#contract/constants/values/insights.ts";
import type { UnmetDemand } from "#contract/insights.ts";
import { Bar } from "#src/features/insights/chart/Bar.tsx";
import { ChartPanel } from "#src/features/insights/chart/ChartPanel.tsx";
import { countWords } from "#src/features/insights/format.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { numberCellClass, tableClass } from "#src/ui/table/Table.tsx";
import { TableScroller } from "#src/ui/table/TableScroller.tsx";
import { Tag } from "#src/ui/tag/Tag.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "#src/voice/words.ts";
import styles from "./UnmetPanel.module.css";

interface UnmetPanelProps {
  unmet: readonly UnmetDemand[];
  days: InsightPeriod;
}

const valueNames: Record<string, MessageDescriptor> = {
  ...languageNames,
  ...genderNames,
  ...ageRangeNames,
  ...voiceColorNames,
};

/** The values that were looked for together. */
const valuesOf = ({ filters }: UnmetDemand): string[] => demandGroups.flatMap((group) => filters[group]);

const keyOf = (demand: UnmetDemand) => valuesOf(demand).join(" ");

function useValueNames(demand: UnmetDemand): string[] {
  const { i18n } = useLingui();
  return valuesOf(demand).map((value) => i18n._(valueNames[value] ?? { id: value }));
}

const Values = ({ demand }: { demand: UnmetDemand }) => (
  <span className={styles["values"]}>
    {useValueNames(demand).map((name) => (
      <Tag key={name}>{name}</Tag>
    ))}
  </span>
);

const openSearch = <Trans comment="Link: shows a combination of filters in the library">Open search</Trans>;

/** Shows the same search in the library. */
const SearchLink = ({ demand }: { demand: UnmetDemand }) => (
  <AppLink to="/panel" search={demand.filters} className={styles["link"]}>
    {openSearch}
    <VisuallyHidden>{`: ${useValueNames(demand).join(", ")}`}</VisuallyHidden>
  </AppLink>
);

const Searches = ({ demand: { searches }, most }: { demand: UnmetDemand; most: number }) => (
  <span className={styles["searches"]}>
    <strong>{countWords(searches)}</strong>
    <Bar share={(searches ?? 0) / most} look="solid" />
  </span>
);

/** What clients looked for and hardly found: whom to recruit. */
export function UnmetPanel({ unmet, days }: UnmetPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const most = Math.max(...unmet.map(({ searches }) => searches ?? 0), 1);
  const title = t({
    message: "Unmet demand",
    comment: "Heading: what clients looked for and the agency lacks",
  });
  const { leastTold } = insightLimits;
  const found = <Trans comment="Head of a column: how many voices a search finds">Voices found</Trans>;
  return (
    <ChartPanel
      title={title}
      chart="unmet-demand"
      days={days}
      about={<Trans>Often searched, but fewer than three voices found: whom to recruit?</Trans>}
      isEmpty={unmet.length === 0}
      className={styles["panel"]}
    >
      {isSmall ? (
        <ul>
          {unmet.map((demand) => (
            <li key={keyOf(demand)} className={styles["card"]}>
              <Values demand={demand} />
              <Searches demand={demand} most={most} />
              <span className={styles["found"]}>
                <span>
                  {found}: {demand.found}
                </span>
                <SearchLink demand={demand} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <TableScroller label={title}>
          <table className={tableClass} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans comment="Head of a column: filters that were chosen together">Searched for</Trans>
                </th>
                <th scope="col">
                  <Trans comment="Head of a column: how often">Searches</Trans>
                </th>
                <th scope="col" className={numberCellClass}>
                  {found}
                </th>
                <th scope="col">
                  <VisuallyHidden>{openSearch}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {unmet.map((demand) => (
                <tr key={keyOf(demand)} className={styles["row"]}>
                  <th scope="row">
                    <Values demand={demand} />
                  </th>
                  <td className={styles["wide"]}>
                    <Searches demand={demand} most={most} />
                  </td>
                  <td className={numberCellClass}>{demand.found}</td>
                  <td className={styles["last"]}>
                    <SearchLink demand={demand} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      )}
      <p className={styles["rule"]}>
        <Trans comment="leastTold is a number">
          Fewer than {leastTold} searches are shown as “&lt;{leastTold}”.
        </Trans>
      </p>
    </ChartPanel>
  );
}
