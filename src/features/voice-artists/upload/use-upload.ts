import { msg } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/constants/limits.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { uploadAudio } from "./upload.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The state of an upload; `fraction` is the sent part, 0 to 1. */
export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; fileName: string; fraction: number }
  | { phase: "failed"; fileName: string; sentence: Sentence }
  | { phase: "stored"; fileName: string; audio: UploadedAudio };

const idle: UploadState = { phase: "idle" };

/** One upload at a time: a new file cancels the running one, and so does unmounting. */
export function useUpload(onStored: (audio: UploadedAudio) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  const { mutateAsync } = useSending(uploadAudio);

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState(idle);
  };

  const send = async (file: File) => {
    cancel();
    const fileName = file.name;
    if (file.size > limits.audioBytes) {
      setState({ phase: "failed", fileName, sentence: msg`The audio file can be at most 20 MB.` });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    // Late reports of a cancelled upload must not show in the next one.
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
