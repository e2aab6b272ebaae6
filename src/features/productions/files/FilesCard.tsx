import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { offerPath, takePath } from "#src/features/productions/queries.ts";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { TakeRow } from "#src/features/productions/takes/TakeRow.tsx";
import panel from "#src/features/productions/takes/Takes.module.css";
import { TakeWave } from "#src/features/productions/takes/TakeWave.tsx";
import type { Heard } from "#src/features/productions/takes/use-heard.ts";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import styles from "./Files.module.css";

interface FilesCardProps {
  offer: ProducedOffer;
  /** Those that were approved, in order. */
  takes: readonly Take[];
  heard: Heard;
  notesOf: (take: Take) => readonly TakeNote[];
}

/** Letters of a sum that are shown: enough to tell files apart. */
const shownLetters = 12;

/** The files that were approved, one by one and all at once, each with what tells that it is the same. */
export function FilesCard({ offer: { offerId, production }, takes, heard, notesOf }: FilesCardProps) {
  const { t } = useLingui();
  const names = new Map(production.approval?.takes.map(({ takeId, fileName }) => [takeId, fileName]));
  const locale = currentLocale();
  const whole = formatSize(
    takes.reduce((sum, { bytes }) => sum + bytes, 0),
    locale,
  );
  return (
    <section className={panel["panel"]}>
      <div className={panel["head"]}>
        <h2>
          <Trans context="production" comment="What can be downloaded">
            Files
          </Trans>
        </h2>
        <DownloadButton
          offerId={offerId}
          path={`${offerPath(offerId)}/files.zip`}
          look="primary"
          label={t({
            message: `Download all (ZIP, ${whole})`,
            comment: "Button; whole is a size such as 402 MB",
          })}
        >
          <Trans comment="Button; whole is a size such as 402 MB">Download all (ZIP, {whole})</Trans>
        </DownloadButton>
      </div>
      <ul className={`${panel["list"]} ${panel["foldable"]}`}>
        {takes.map((take) => {
          const { takeId, title, bytes, seconds, sha256 } = take;
          const isCurrent = heard.current?.takeId === takeId;
          const facts = [
            names.get(takeId),
            formatSize(bytes, locale),
            seconds !== null && formatTime(seconds),
          ];
          return (
            <li key={takeId}>
              <TakeRow
                take={take}
                isCurrent={isCurrent}
                heard={isCurrent ? heard.heard : undefined}
                line={facts.filter(Boolean).join(" · ")}
                after={
                  <>
                    {sha256 && <span className={styles["sum"]}>sha256 {sha256.slice(0, shownLetters)}…</span>}
                    <DownloadButton
                      offerId={offerId}
                      path={`${takePath(offerId, takeId)}/file`}
                      size="small"
                      icon={<Download size={16} aria-hidden="true" />}
                      label={t({
                        message: `Download: ${title}`,
                        comment: "Name of a button for screen readers; name of a file",
                      })}
                    >
                      <Trans comment="Button: saves a file">Download</Trans>
                    </DownloadButton>
                  </>
                }
                onPlay={() => heard.toggle(take)}
                onUnfold={() => heard.choose(take)}
              >
                <TakeWave
                  take={take}
                  heard={isCurrent ? heard.heard : undefined}
                  notes={notesOf(take).filter(({ resolved }) => resolved === null)}
                  marked={undefined}
                  onSeek={(time) => heard.seek(take, time)}
                  onPin={(note) => heard.seek(take, note.from / 1000)}
                  onMark={undefined}
                />
              </TakeRow>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
