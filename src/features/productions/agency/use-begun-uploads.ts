import { useEffect, useRef, useState } from "react";
import { findUpload } from "#src/lib/http/send-file.ts";
import { useDraft } from "#src/session/sending/use-draft.ts";

/** What tells a file when it is chosen once more. */
export interface FileMark {
  name: string;
  size: number;
  lastModified: number;
}

/** A file whose beginning the server holds. */
interface Begun extends FileMark {
  uploadId: string;
}

/** One that waits for its file; `held` are bytes. */
export interface WaitingUpload extends Begun {
  held: number;
}

/** Files of this page that were being sent when their list was left; a closed page has none. */
const filesAtHand = new Map<string, File>();

/** Whether a mark is that of a file. */
export const isMarkOf =
  (file: FileMark) =>
  ({ name, size, lastModified }: FileMark): boolean =>
    name === file.name && size === file.size && lastModified === file.lastModified;

const nothing: { begun: Begun[] } = { begun: [] };

/**
 * The uploads of an offer's takes that have begun and not arrived, kept as what is typed is: a page that was closed and opened
 * again goes on with them.
 */
export function useBegunUploads(offerId: string) {
  const draft = useDraft(`take uploads ${offerId}`);
  const [found] = useState(() => draft.found(nothing)?.begun ?? []);
  const begun = useRef(found);
  const [waiting, setWaiting] = useState<WaitingUpload[]>([]);
  const [atHand, setAtHand] = useState<File[]>([]);

  const keep = (next: Begun[]) => {
    begun.current = next;
    if (next.length > 0) draft.keep(nothing, { begun: next });
    else draft.drop();
    setWaiting((now) => now.filter(({ uploadId }) => next.some((one) => one.uploadId === uploadId)));
  };
  const forget = (file: FileMark) => {
    for (const { uploadId } of begun.current.filter(isMarkOf(file))) filesAtHand.delete(uploadId);
    keep(begun.current.filter((one) => !isMarkOf(file)(one)));
  };

  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const held = await Promise.all(
        found.map(async (one) => {
          const upload = await findUpload(one.uploadId, stop.signal).catch(() => ({ held: 0 }));
          return upload && { ...one, held: upload.held };
        }),
      );
      if (stop.signal.aborted) return;
      const there = held.filter((one) => one !== undefined);
      setWaiting(there);
      // Taken or forgotten by now.
      keep(
        begun.current.filter((one) => !found.includes(one) || there.some((known) => isMarkOf(one)(known))),
      );
      setAtHand(there.flatMap(({ uploadId }) => filesAtHand.get(uploadId) ?? []));
    };
    void look();
    return () => stop.abort();
    // Once: what begins later is known here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    waiting,
    /** The files of those that were left within the page. */
    atHand,
    /** The upload that holds the beginning of a file. */
    find: (file: FileMark) => begun.current.find(isMarkOf(file))?.uploadId,
    begin: (file: File, uploadId: string) => {
      const { name, size, lastModified } = file;
      filesAtHand.set(uploadId, file);
      keep([...begun.current.filter((one) => !isMarkOf(file)(one)), { name, size, lastModified, uploadId }]);
    },
    forget,
  };
}

export type BegunUploads = ReturnType<typeof useBegunUploads>;
