/** Answers that are larger than 512 KB, how large they may be, and why. */
export const largerAnswers: Record<string, { most: number; why: string }> = {
  "GET /api/v1/clients/:id/liked-voices": {
    most: 1_300_000,
    why: "the specification answers all liked voices whole, and there may be a thousand, whose specified fields alone take up to 930 bytes each",
  },
  "GET /api/v1/offers/:offerId": {
    most: 900_000,
    why: "beside the longest conversation stand two hundred takes, each with names of 355 letters and a waveform of 1 KB: rounds are compared and approved at once, and who knows them is told that nothing is new",
  },
};

/** Dear calls that are no downloads, and what holds them. */
export const heldOtherwise: Record<string, string> = {
  "POST /api/v1/imports/:importId/rows":
    "one waits for the next by the lock on its import, and all count among a day's writes",
  "POST /api/v1/imports/:importId/names":
    "it writes once, one waits for the next by the lock on its import, and all count among a day's writes",
  "POST /api/v1/imports/:importId/skips":
    "one waits for the next by the lock on its import, and all count among a day's writes",
  "POST /api/v1/imports/:importId/replacements":
    "it is made once for a value, one waits for the next by the lock on its import, and all count among a day's writes",
};

/** Calls that are refused here, and why none that is taken is measured. */
export const refusedHere: Record<string, string> = {
  "POST /api/v1/uploads/:uploadId/audio":
    "it needs sound of its own: what that costs is measured by `npm run attack -- content`",
  "POST /api/v1/imports":
    "it needs a spreadsheet of its own, which is read beside the server: what that costs is measured by `npm run attack -- content`",
  "POST /api/v1/imports/:importId/start":
    "the import would run beside the calls that come after it; the call itself changes a state and answers what a cancelled one does",
  "POST /api/v1/lists/:listId/rooms": "it encodes sound beside the server, which has a test of its own",
  "POST /api/v1/requests/:id/suggestion": "it opens such a room, and waits for a mail server",
  "POST /api/v1/guest/:token/wish":
    "its room is no visitor's request's; it writes less than a vote, which is measured",
  "DELETE /api/v1/guest/:token/wish": "as a wish",
  "POST /api/v1/guest/:token/notes":
    "its room is no production's in review; it writes as much as a note on a voice, which is measured",
  "GET /api/v1/guest/:token/takes/:takeId/audio": "as a note; a room's copy of a voice is measured",
  "POST /api/v1/offers/:offerId/takes":
    "it needs a file that was sent for it, which is read beside the server; it writes one row and moves parts",
  "POST /api/v1/offers/:offerId/takes/:takeId": "no take here may be changed any more; it writes one row",
  "DELETE /api/v1/offers/:offerId/takes/:takeId": "as a take's change",
  "DELETE /api/v1/offers/:offerId/notes/:noteId": "no note here may be deleted any more; one row goes",
  "POST /api/v1/offers/:offerId/review-link":
    "the production is in no review here; it writes a room without voices",
  "POST /api/v1/auth/reset":
    "it needs a link to a confirmed address, and does what an invitation does: that is measured",
  "GET /.well-known/security.txt": "there is none without a contact",
};
