/** Bounds of files that are sent in parts; apart from the others, which the first page loads. */
export const uploadLimits = {
  bytes: 4 * 1024 * 1024 * 1024,
  partBytes: 8 * 1024 * 1024,
  fileName: 255,
  /** What a user may have sent that nothing took yet: the largest file, and once more. */
  untakenBytes: 8 * 1024 * 1024 * 1024,
  /** What nothing took is kept for so long after its last part. */
  untakenHours: 24,
} as const;
