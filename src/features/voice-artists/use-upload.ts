import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UploadedAudio } from "#contract/audio.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import type { Sentence } from "#src/lib/sentence.ts";
import { uploadAudio } from "./upload.ts";

/** Where an upload stands; `fraction` is the part that has left, 0 to 1. */
export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; fileName: string; fraction: number }
  | { phase: "failed"; fileName: string; sentence: Sentence }
  | { phase: "stored"; fileName: string; audio: UploadedAudio };

const mostBytes = 20 * 1024 * 1024;
const idle: UploadState = { phase: "idle" };

/** One upload at a time; a new file takes the place of the one under way, and leaving the page ends it. */
export function useUpload(onStored: (audio: UploadedAudio) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  const { mutateAsync } = useMutation(uploadAudio);

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState(idle);
  };

  const send = async (file: File) => {
    cancel();
    const fileName = file.name;
    if (file.size > mostBytes) {
      setState({ phase: "failed", fileName, sentence: msg`The audio file is larger than 20 MB.` });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    // What a cancelled upload still has to say is not for the one after it.
    const show = (next: UploadState) => running.current === controller && setState(next);
    const report = (fraction: number) => show({ phase: "sending", fileName, fraction });
    report(0);
    try {
      const audio = await mutateAsync({ file, signal: controller.signal, report });
      if (running.current === controller) onStored(audio);
      show({ phase: "stored", fileName, audio });
    } catch (error) {
      const sentence = sentenceOf(error, msg`Server responded with an error.`);
      show({ phase: "failed", fileName, sentence });
    }
  };

  return { state, send, cancel };
}
