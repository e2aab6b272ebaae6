import { Type, type Static } from "typebox";

/** The answer to an upload: `url` goes into `voiceMp3`; `peaks` is 64 RMS bars as 128 hex characters. */
export const UploadedAudio = Type.Object({
  url: Type.String(),
  seconds: Type.Number(),
  peaks: Type.String(),
});
export type UploadedAudio = Static<typeof UploadedAudio>;
