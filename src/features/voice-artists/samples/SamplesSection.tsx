import { Trans, useLingui } from "@lingui/react/macro";
import GripVertical from "lucide-react/icons/grip-vertical";
import Link from "lucide-react/icons/link";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import { useFormikContext } from "formik";
import { isBlank, type KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { FileDrop } from "#src/features/voice-artists/upload/FileDrop.tsx";
import { UploadRow } from "#src/features/voice-artists/upload/UploadRow.tsx";
import { useServerHas } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ConsentForAll } from "./consent/ConsentForAll.tsx";
import { MissingTexts } from "./MissingTexts.tsx";
import { SampleList, type SampleListProps } from "./SampleList.tsx";
import styles from "./SamplesSection.module.css";
import type { SampleUploads } from "./use-sample-uploads.ts";
import { useSamples } from "./use-samples.ts";

/** The rows of the files on their way; the first new one takes the focus. */
function UploadRows({ uploads: { items, cancel, exchange, firstNew } }: { uploads: SampleUploads }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (firstNew) list.current?.querySelector<HTMLElement>(`[data-upload="${firstNew}"]`)?.focus();
  }, [firstNew]);
  if (items.length === 0) return null;
  return (
    <ul ref={list} className={styles["uploads"]}>
      {items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          onCancel={() => {
            cancel(item.id);
            list.current?.closest("section")?.querySelector<HTMLElement>("input[multiple]")?.focus();
          }}
          onOther={(file) => exchange(item.id, file)}
        />
      ))}
    </ul>
  );
}

const AddByUrl = ({ onAdd, disabled }: { onAdd: () => void; disabled: boolean }): ReactNode => (
  <Button
    look="quiet"
    className={styles["url"]}
    icon={<Link size={18} aria-hidden="true" />}
    disabled={disabled}
    onClick={onAdd}
  >
    <Trans comment="Button: adds a sample that lies elsewhere on the web">Add a sample by URL</Trans>
  </Button>
);

/** The artist’s samples: their list, and the ways to add more. */
export function SamplesSection({ uploads, open, onOpen, ...rest }: SampleListProps) {
  const { t } = useLingui();
  const id = useId();
  const canUpload = useServerHas("upload");
  const { samples, add } = useSamples();
  const { saidForAll } = useFormikContext<KeptForm>().values;
  const count = samples.filter((sample) => !isBlank(sample)).length;
  const most = limits.sample.most;
  const addByUrl = () => {
    const sample = uploads.makeSample();
    add(sample);
    onOpen(sample.key);
  };
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 className={styles["title"]} id={id}>
          <Trans context="heading" comment="Heading of a group of fields: an artist's recordings">
            Samples
          </Trans>{" "}
          <span className={styles["count"]}>
            {t({
              message: `${count} / ${most}`,
              comment: "How many samples an artist has, of how many at most",
            })}
          </span>
        </h2>
        <p className={styles["hint"]}>
          <Trans comment="The icon is a handle">
            The first one plays on the card. Change the order by dragging, or on{" "}
            <GripVertical
              size={14}
              role="img"
              aria-label={t({
                message: "the handle",
                comment: "In place of the icon of a sample’s handle, for screen readers, inside a sentence",
              })}
            />{" "}
            with Space and the arrow keys.
          </Trans>
        </p>
      </div>
      <MissingTexts artist={rest.artist} onOpen={onOpen} />
      {samples.length > 0 && <SampleList {...rest} uploads={uploads} open={open} onOpen={onOpen} />}
      {canUpload && (
        <FileDrop onFiles={uploads.add}>
          <UploadRows uploads={uploads} />
        </FileDrop>
      )}
      <AddByUrl onAdd={addByUrl} disabled={samples.length >= most} />
      {saidForAll && <ConsentForAll said={saidForAll} today={rest.today} />}
    </section>
  );
}
