import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { Take } from "#contract/productions/productions.ts";
import { takesOfRound, type ProducedOffer } from "#src/features/productions/takes.ts";
import { TakeRow } from "#src/features/productions/takes/TakeRow.tsx";
import panel from "#src/features/productions/takes/Takes.module.css";
import { TakeWave } from "#src/features/productions/takes/TakeWave.tsx";
import type { Heard } from "#src/features/productions/takes/use-heard.ts";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { FileButton } from "#src/ui/button/FileButton.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { DropZone } from "#src/ui/form/DropZone.tsx";
import { MovableRow } from "#src/ui/order/MovableRow.tsx";
import { moveBeside } from "#src/ui/order/move.ts";
import { useLift } from "#src/ui/order/use-lift.ts";
import { useSlide } from "#src/ui/order/use-slide.ts";
import styles from "./Agency.module.css";
import { TakeChecks } from "./TakeChecks.tsx";
import { TakeMenu } from "./TakeMenu.tsx";
import { UploadRow, WaitingRow } from "./UploadRow.tsx";
import { acceptedTakes, useTakeUploads } from "./use-take-uploads.ts";
import { useTakeOrder } from "./use-take-order.ts";

interface PreparedTakesProps {
  offer: ProducedOffer;
  /** What will be handed over next, in order. */
  takes: readonly Take[];
  heard: Heard;
  /** How long a voice will take for the script, by its id; undefined while that is not known. */
  scriptSeconds: (voiceId: string | null) => number | undefined;
}

const silent: readonly [] = [];

/** What the client does not see yet: files are dropped here, and become takes that can be heard, named and put in order. */
export function PreparedTakes({ offer, takes, heard, scriptSeconds }: PreparedTakesProps) {
  const { offerId, production, brief, version } = offer;
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const uploads = useTakeUploads(offerId);
  const { order, error, setOrder, store } = useTakeOrder(
    offerId,
    takes.map(({ takeId }) => takeId),
  );
  const lift = useLift(order, setOrder, store);
  useSlide(list, order);
  const { round } = production;
  const next = round + 1;
  const earlier = takesOfRound(production.takes, round);
  // More takes than versions are parts of one script: no single one is as long as all of it.
  const areWhole = takesOfRound(production.takes, next).length <= version;
  const byId = new Map(takes.map((take) => [take.takeId, take]));
  const replacedBy = (take: Take) =>
    earlier.find(({ takeId, title }) => takeId === take.replaces || title === take.title);
  const lineOf = (take: Take) => {
    const before = replacedBy(take);
    const beforeRound = before?.round ?? 0;
    const size = formatSize(take.bytes, currentLocale());
    return [
      take.seconds !== null && formatTime(take.seconds),
      before &&
        t({
          message: `in place of round ${beforeRound}’s`,
          comment: "Of a take that stands for an earlier one",
        }),
      `${take.fileName}, ${size}`,
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <section className={panel["panel"]}>
      <div className={panel["head"]}>
        <h2>
          <Trans comment="Heading; next is the number of a round">Takes prepared for round {next}</Trans>
        </h2>
        <span className={panel["hint"]}>
          <Trans comment="Beside takes that were not handed over">The client does not see them yet</Trans>
        </span>
      </div>
      <div className={styles["drop"]}>
        <DropZone
          shape="tall"
          multiple
          accept={acceptedTakes}
          onFiles={(files) => uploads.add(files)}
          words={
            <Trans>
              <strong>Drop the takes here</strong> or <u>choose them</u>
            </Trans>
          }
          limits={
            <Trans>
              WAV, FLAC, AIFF, MP3 · 1 GB per file; after a lost connection it goes on where it was
            </Trans>
          }
        />
      </div>
      {uploads.files.length + uploads.waiting.length > 0 && (
        <ul
          className={styles["uploads"]}
          aria-label={t({ message: "Uploads", comment: "Name of a list, for screen readers" })}
        >
          {uploads.files.map((file) => (
            <UploadRow key={file.id} file={file} onRemove={() => uploads.remove(file.id)} />
          ))}
          {uploads.waiting.map((file) => (
            <WaitingRow key={file.uploadId} file={file} onRemove={() => uploads.forget(file)} />
          ))}
        </ul>
      )}
      {error && <FailureNotice error={error} />}
      <Status>{lift.spoken}</Status>
      <ul ref={list} className={panel["list"]}>
        {order.map((takeId) => {
          const take = byId.get(takeId);
          if (!take) return null;
          const { title } = take;
          const isCurrent = heard.current?.takeId === takeId;
          return (
            <MovableRow
              key={takeId}
              name={title}
              rowKey={takeId}
              list={id}
              lift={lift}
              onDrop={(key, side) => store(key, moveBeside(order, key, takeId, side))}
            >
              {(handle) => (
                <TakeRow
                  take={take}
                  isCurrent={isCurrent}
                  heard={isCurrent ? heard.heard : undefined}
                  line={lineOf(take)}
                  after={
                    <>
                      {take.state === "failed" && (
                        <FileButton
                          size="small"
                          accept={acceptedTakes.join()}
                          aria-label={t({
                            message: `Send again: ${title}`,
                            comment: "Name of a button; title of a take whose file could not be read",
                          })}
                          onFile={(file) => uploads.sendAgain(take, file)}
                        >
                          <Trans comment="Button: chooses a file anew for a take that could not be read">
                            Send again
                          </Trans>
                        </FileButton>
                      )}
                      {handle}
                      <TakeMenu offerId={offerId} take={take} earlier={earlier} />
                    </>
                  }
                  onPlay={() => heard.toggle(take)}
                >
                  <TakeWave
                    take={take}
                    heard={isCurrent ? heard.heard : undefined}
                    notes={silent}
                    marked={undefined}
                    onSeek={(seconds) => heard.seek(take, seconds)}
                    onPin={() => undefined}
                    onMark={undefined}
                  />
                  <TakeChecks
                    take={take}
                    {...(areWhole && {
                      target: brief?.targetSeconds,
                      estimate: scriptSeconds(take.voiceId),
                    })}
                  />
                </TakeRow>
              )}
            </MovableRow>
          );
        })}
      </ul>
    </section>
  );
}
