import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { voiceRankings, type InsightPeriod } from "#contract/constants/values/insights.ts";
import type { Insights, RankedVoice } from "#contract/insights.ts";
import { Bar } from "#src/features/insights/chart/Bar.tsx";
import { ChartPanel } from "#src/features/insights/chart/ChartPanel.tsx";
import { ChartTable } from "#src/features/insights/chart/ChartTable.tsx";
import { countWords } from "#src/features/insights/format.ts";
import { voiceListNames, type VoiceList } from "#src/features/insights/words.ts";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./VoicesPanel.module.css";

interface VoicesPanelProps {
  insights: Pick<Insights, "rankings" | "neverHeard">;
  days: InsightPeriod;
}

/** How many of a list are drawn; the table has all that were told. */
const shown = 6;
const lists: readonly VoiceList[] = [...voiceRankings, "neverHeard"];

type ListedVoice = Omit<RankedVoice, "count"> & { count?: number | null };

const Row = ({ voice, most }: { voice: ListedVoice; most: number }) => (
  <li className={styles["row"]}>
    <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} size={32} />
    <span className={styles["name"]}>
      {voice.voiceArtistName}
      {voice.title && <small lang={voice.titleLanguage ?? undefined}>{voice.title}</small>}
    </span>
    {voice.count !== undefined && (
      <>
        <Bar share={(voice.count ?? 0) / most} look="solid" />
        <strong>{countWords(voice.count)}</strong>
      </>
    )}
  </li>
);

/** The voices that were chosen most, by what was done with them, and those that nobody heard. */
export function VoicesPanel({ insights: { rankings, neverHeard }, days }: VoicesPanelProps) {
  const { t, i18n } = useLingui();
  const [list, setList] = useState<VoiceList>("played");
  const title = t({ message: "Voices", context: "insights", comment: "Heading of a chart" });
  const voices: readonly ListedVoice[] = list === "neverHeard" ? neverHeard.voices : rankings[list];
  const most = Math.max(...voices.map(({ count }) => count ?? 0), 1);
  const { total } = neverHeard;
  return (
    <ChartPanel
      title={title}
      chart="voices"
      days={days}
      isEmpty={false}
      table={
        <ChartTable
          label={`${title}: ${i18n._(voiceListNames[list])}`}
          head={[
            <Trans key="voice" comment="Head of a column">
              Voice
            </Trans>,
            <Trans key="count" comment="Head of a column: how many">
              Count
            </Trans>,
          ]}
          rows={voices.map((voice) => ({
            key: voice.voiceId,
            cells: [
              [voice.voiceArtistName, voice.title].filter(Boolean).join(", "),
              voice.count === undefined ? "0" : countWords(voice.count),
            ],
          }))}
        />
      }
    >
      <div className={styles["lists"]}>
        <Segments
          label={<VisuallyHidden>{title}</VisuallyHidden>}
          value={list}
          options={lists.map((value) => ({ value, words: i18n._(voiceListNames[value]) }))}
          onSelect={setList}
        />
      </div>
      {list === "neverHeard" && total > 0 && (
        <p className={styles["about"]}>
          <Trans comment="A number stands behind the colon">
            Voices of the library that no client played in this period: {total}
          </Trans>
        </p>
      )}
      {list === "liked" && (
        <p className={styles["about"]}>
          <Trans>Likes as they are today</Trans>
        </p>
      )}
      {voices.length === 0 ? (
        <p className={styles["about"]}>
          <Trans>Not enough data for this period</Trans>
        </p>
      ) : (
        <ol className={styles["rows"]}>
          {voices.slice(0, shown).map((voice) => (
            <Row key={voice.voiceId} voice={voice} most={most} />
          ))}
        </ol>
      )}
    </ChartPanel>
  );
}
