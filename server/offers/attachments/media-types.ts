import type { AttachmentFormat } from "#contract/constants/values/offers.ts";

/** What each kind of file is sent as. */
export const mediaTypes: Record<AttachmentFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  png: "image/png",
  jpeg: "image/jpeg",
};
