import { msg } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import { isBlank, type SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { refuseByName, refuseBySize, titleOf } from "#src/features/voice-artists/upload/refuse-file.ts";
import { useSoundFormats } from "#src/features/voice-artists/upload/use-sound-formats.ts";
import { uploadInParts } from "#src/features/voice-artists/upload/upload.ts";
import { isUnderWay, useSentFiles } from "#src/session/sending/use-sent-files.ts";
import type { KnownSample } from "#src/features/voice-artists/kept/form/shown-voice.ts";

interface UploadsOptions {
  samples: readonly SampleForm[];
  makeSample: (voiceMp3?: string, title?: string) => SampleForm;
  /** Takes the samples as they are to be. */
  change: (next: (samples: SampleForm[]) => SampleForm[]) => void;
}

/** The focus of a row that is done goes on to its sample. */
function focusSample(key: string): void {
  const row = `[data-sample="${key}"]`;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`${row} [aria-expanded]`)?.focus({ preventScroll: true }),
  );
}

/** The samples with a new one before the first that came by a later file: as they were dropped, not as they arrived. */
function inserted(
  samples: SampleForm[],
  made: SampleForm,
  uploadOf: ReadonlyMap<string, number>,
): SampleForm[] {
  const own = uploadOf.get(made.key) ?? 0;
  const later = samples.findIndex(({ key }) => (uploadOf.get(key) ?? 0) > own);
  return later < 0 ? [...samples, made] : samples.toSpliced(later, 0, made);
}

/**
 * Files on their way to become samples: each a new draft, or the sound of one that is there. One whose connection is lost goes
 * on from where it was.
 */
export function useSampleUploads({ samples, makeSample, change }: UploadsOptions) {
  const [known, setKnown] = useState<KnownSample[]>([]);
  /** Of an upload, the sample that it is for. */
  const [targets, setTargets] = useState<ReadonlyMap<number, string>>(new Map());
  /** Of a sample made here, its upload; they count up. */
  const uploadOf = useRef(new Map<string, number>());
  const [firstNew, setFirstNew] = useState<number>();
  const filled = samples.filter((sample) => !isBlank(sample)).length;

  const { formats } = useSoundFormats();
  const queue = useSentFiles({
    mutation: uploadInParts,
    onStored: ({ url, seconds, peaks }, file, id) => {
      cancel(id);
      setKnown((before) => [...before, { voiceMp3: url, seconds, peaks, transcript: null }]);
      const target = targets.get(id);
      const made = makeSample(url, titleOf(file.name));
      uploadOf.current.set(made.key, id);
      change((before) =>
        before.some(({ key }) => key === target)
          ? before.map((sample) => (sample.key === target ? { ...sample, voiceMp3: url } : sample))
          : inserted(
              before.filter((sample) => !isBlank(sample)),
              made,
              uploadOf.current,
            ),
      );
      if (document.activeElement?.closest(`[data-upload="${id}"]`)) focusSample(target ?? made.key);
    },
  });

  const items = queue.files.filter((file) => file.phase !== "stored");
  const cancel = (id: number) => queue.remove([id]);
  const refusalOf = (file: File) => refuseBySize(file) ?? refuseByName(file, formats);

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const waiting = items.filter((item) => isUnderWay(item) && !targets.has(item.id)).length;
    const room = Math.max(0, limits.sample.most - filled - waiting);
    const fitting = files.filter((file) => !refusalOf(file)).slice(0, room);
    const noRoom = msg`An artist can have at most 20 samples.`;
    setFirstNew(
      queue.add(
        files.map((file) => ({
          file,
          refusal: refusalOf(file) ?? (fitting.includes(file) ? undefined : noRoom),
        })),
      ),
    );
  };
  return {
    items,
    /** How many are not done yet; refused ones are. */
    pending: items.filter(isUnderWay).length,
    add,
    cancel,
    makeSample,
    firstNew,
    /** What is known of the sound of the stored files. */
    known,
    /** Another file for a row that was refused. */
    exchange: (id: number, file: File) => {
      cancel(id);
      add([file]);
    },
    replace: (key: string, file: File) => {
      const id = queue.add([{ file, refusal: refusalOf(file) }]);
      setTargets((before) => new Map(before).set(id, key));
    },
    isReplacing: (key: string) => items.some((item) => isUnderWay(item) && targets.get(item.id) === key),
  };
}

export type SampleUploads = ReturnType<typeof useSampleUploads>;
