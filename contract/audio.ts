import { Type, type Static } from "typebox";

/** The answer to an upload: `url` goes into `voiceMp3`; `peaks` is 128 bars, each the loudest of its window, as 256 hex characters. */
export const UploadedAudio = Type.Object({
  url: Type.String(),
  seconds: Type.Number(),
  peaks: Type.String(),
});
export type UploadedAudio = Static<typeof UploadedAudio>;
