import { api } from "#src/lib/http/api.ts";

/** Fetches a file with the token, which stands in no address. */
export const fetchAttachment = (
  offerId: string,
  attachmentId: string,
  options: { signal?: AbortSignal } = {},
): Promise<Response> =>
  api.get(
    `api/v1/offers/${encodeURIComponent(offerId)}/attachments/${encodeURIComponent(attachmentId)}`,
    options,
  );
