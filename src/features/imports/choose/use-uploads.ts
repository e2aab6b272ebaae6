import { mutationOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { sendFile } from "#src/lib/http/send-file.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { useSentFiles, type FileToSend, type SentFile } from "#src/session/sending/use-sent-files.ts";
import { faultOf, kindOf, type FileKind } from "./file-kinds.ts";

export interface ChosenFile {
  fileId: number;
  name: string;
  size: number;
  kind: FileKind | undefined;
  /** Bytes that the server holds. */
  held: number;
  phase: SentFile<string>["phase"];
  /** Why it failed. */
  sentence?: Sentence;
  /** Once stored. */
  uploadId?: string;
}

const { partBytes } = uploadLimits;

/** Sends one file in parts; answers its upload's id. */
const upload = mutationOptions({
  mutationFn: ({ file, signal, report }: FileToSend) =>
    sendFile({ file, partBytes, signal, report: (held, isLost) => report(held / file.size, isLost) }),
  gcTime: 0,
  meta: { refreshes: [] },
});

/** The chosen files and how far they are. What was chosen twice, by name, size and time, is taken once. */
export function useUploads(soundFormats: readonly string[]) {
  const { files: sent, add, remove } = useSentFiles({ mutation: upload });
  const known = useRef(new Map<string, number>());
  const files = sent.map((file): ChosenFile => {
    const { id: fileId, name, size, phase } = file;
    const held = phase === "stored" ? size : "fraction" in file ? file.fraction * size : 0;
    return {
      fileId,
      name,
      size,
      phase,
      held,
      kind: kindOf(name, soundFormats),
      ...(phase === "failed" && { sentence: file.sentence }),
      ...(phase === "stored" && { uploadId: file.stored }),
    };
  });

  const addNew = (chosen: Iterable<File>) => {
    const there = new Set(sent.map(({ id }) => id));
    const fresh = new Map<string, File>();
    for (const file of chosen) {
      const key = `${file.name} ${file.size} ${file.lastModified}`;
      if (!there.has(known.current.get(key) ?? -1)) fresh.set(key, file);
    }
    const first = add(
      Array.from(fresh.values(), (file) => ({
        file,
        refusal: faultOf(file, kindOf(file.name, soundFormats)),
      })),
    );
    for (const [place, key] of [...fresh.keys()].entries()) known.current.set(key, first + place);
  };
  return { files, add: addNew, remove };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Bytes held of all that are uploaded, as a fraction, and whether nothing is under way. */
export function sumOf(files: readonly ChosenFile[]): { fraction: number; isUnderWay: boolean } {
  const taken = files.filter(({ phase }) => phase !== "failed");
  const size = taken.reduce((sum, file) => sum + file.size, 0);
  const held = taken.reduce((sum, file) => sum + file.held, 0);
  return { fraction: size > 0 ? held / size : 0, isUnderWay: taken.some(({ phase }) => phase !== "stored") };
}
