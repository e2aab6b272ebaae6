import { Type, type Static } from "typebox";
import { limits } from "./constants/limits.ts";
import { uploadLimits } from "./constants/upload-limits.ts";

/** A file that is about to be sent in parts. */
export const UploadDraft = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: uploadLimits.fileName }),
    size: Type.Integer({ minimum: 1, maximum: uploadLimits.bytes }),
  },
  { additionalProperties: false },
);
export type UploadDraft = Static<typeof UploadDraft>;

/** What of it is held: the next part begins at `held`. Whole once `held` is `size`. */
export const Upload = Type.Object({
  uploadId: Type.String({ maxLength: limits.name }),
  name: Type.String(),
  size: Type.Integer(),
  held: Type.Integer(),
});
export type Upload = Static<typeof Upload>;
