import { text, type Operation } from "./operation.ts";

/** Voices, artists, audio and requests; and whether the server is up. */
export const catalogueOperations: Record<string, Operation> = {
  "get /api/v1/voices": { id: "listVoices", summary: "A page of the library", refusals: [] },
  "get /api/v1/voices/suggestions": {
    id: "suggestVoices",
    summary: "Filters, artists and texts that begin with what is being typed",
    refusals: [],
  },
  "get /api/v1/voices/pace": {
    id: "getPaces",
    summary: "What the artists of some voices say in their samples of a language, and how long it takes",
    refusals: [],
  },
  "get /api/v1/voices/{voiceId}/audio": {
    id: "getVoiceAudio",
    summary: "A sample that not everybody hears: for owners, and for clients whose offer names the voice",
    refusals: [404, 416],
    answers: { 200: "audio/*", 206: "audio/*" },
  },
  "post /api/v1/voice-artists": {
    id: "createVoiceArtist",
    summary: "Create a voice artist",
    refusals: [403, 404, 409, 422, 429],
  },
  "post /api/v1/voice-artists/update/{artistName}": {
    id: "updateVoiceArtist",
    summary: "Change a voice artist",
    refusals: [403, 404, 409, 412, 422, 429],
    again: "it writes the same, or finds no artist of the name before",
  },
  "get /api/v1/voice-artists/names": {
    id: "listVoiceArtistNames",
    summary: "The names of all voice artists",
    refusals: [403],
  },
  "get /api/v1/voice-artists/names/{name}": {
    id: "getVoiceArtist",
    summary: "A voice artist by name",
    refusals: [403, 404],
  },
  "post /api/v1/uploads": {
    id: "beginUpload",
    summary: "Begin to send a file in parts",
    refusals: [403, 404, 422],
  },
  "get /api/v1/uploads/{uploadId}": {
    id: "getUpload",
    summary: "How many bytes of a file are held",
    refusals: [403, 404],
  },
  "put /api/v1/uploads/{uploadId}": {
    id: "sendPart",
    summary: "Send the next part of a file",
    refusals: [403, 404, 408, 409, 413, 415],
    again: "it is refused with the place that is next",
  },
  "post /api/v1/uploads/{uploadId}/audio": {
    id: "storeUploadedAudio",
    summary: "Store a file that was sent in parts as a sample's sound",
    refusals: [403, 404, 408, 413, 422, 429],
  },
  "post /api/v1/imports": {
    id: "checkImport",
    summary: "Check a spreadsheet and its sound; nothing is imported yet",
    refusals: [403, 404, 409, 413, 422, 429],
  },
  "get /api/v1/imports": { id: "listImports", summary: "The newest imports", refusals: [403] },
  "get /api/v1/imports/{importId}": {
    id: "getImport",
    summary: "An import with a page of its rows",
    refusals: [403, 404],
  },
  "post /api/v1/imports/{importId}/rows": {
    id: "correctImport",
    summary: "Correct cells of a checked import",
    refusals: [403, 404, 409, 429],
    again: "it changes nothing",
  },
  "post /api/v1/imports/{importId}/start": {
    id: "startImport",
    summary: "Start a checked import",
    refusals: [403, 404, 409, 429],
    again: "it is refused, because the import runs or has ended",
  },
  "post /api/v1/imports/{importId}/cancel": {
    id: "cancelImport",
    summary: "Cancel an import; what is done of it stays",
    refusals: [403, 404, 409, 429],
    again: "it is refused, because the import has ended",
  },
  "get /api/v1/imports/{importId}/report": {
    id: "getRefusedRows",
    summary: "The refused rows of an import as CSV, to correct and bring again",
    refusals: [403, 404, 429],
    answers: { 200: "text/csv" },
  },
  "get /api/v1/export": {
    id: "exportCatalogue",
    summary: "All artists as a spreadsheet, or as a ZIP with their sound",
    refusals: [403, 429],
    answers: { 200: "text/csv" },
  },
  "get /api/v1/voice-artists": {
    id: "listVoiceArtists",
    summary: "A page of the artists as owners keep them",
    refusals: [403],
  },
  "get /api/v1/voice-artists/{artistId}": {
    id: "getKeptArtist",
    summary: "A voice artist with everything that is kept of it, and an ETag to save it with",
    refusals: [403, 404],
  },
  "post /api/v1/voice-artists/{artistId}": {
    id: "saveKeptArtist",
    summary: "Save fields, samples and their order of a voice artist; the answer is the artist",
    refusals: [403, 404, 409, 412, 422, 429],
    again: "it is refused, because its ETag is old by then",
  },
  "post /api/v1/voice-artists/state": {
    id: "changeArtistStates",
    summary: "Publish, hide, archive, bring back or erase artists; the answer says what became of each",
    refusals: [403, 429],
    again: "it changes nothing",
  },
  "get /api/v1/voice-artists/{artistId}/history": {
    id: "listArtistHistory",
    summary: "A page of what was changed of a voice artist, newest first, with values",
    refusals: [403, 404],
  },
  "post /api/v1/voice-artists/{artistId}/restore": {
    id: "restoreArtist",
    summary: "Give a voice artist the values of an entry of its history again; the answer is the artist",
    refusals: [403, 404, 409, 412, 422, 429],
    again: "it changes nothing",
  },
  "post /api/v1/voice-artists/{artistId}/consent-files": {
    id: "uploadConsentFile",
    summary: "Upload one file of a voice artist’s consent",
    refusals: [400, 403, 404, 408, 413, 415, 422, 429],
    again:
      "it stores another file, which nobody sees and which is swept after a day unless a sample names it",
  },
  "get /api/v1/consent-files/{fileId}": {
    id: "getConsentFile",
    summary: "A file of consent, to be saved",
    refusals: [403, 404],
    answers: { 200: "application/octet-stream" },
  },
  "post /api/voice-request": {
    id: "requestVoice",
    summary: "Send a voice request; the answer is a sentence",
    refusals: [422, 429],
    answers: { 200: text },
  },
  "get /api/v1/voice-requests": { id: "listVoiceRequests", summary: "A page of the inbox", refusals: [403] },
  "post /api/v1/voice-requests/{id}/status": {
    id: "changeVoiceRequestStatus",
    summary: "Change the status of a voice request",
    refusals: [403, 404, 429],
    again: "it changes nothing",
  },
  "get /api/v1/showcase": { id: "getShowcase", summary: "The samples that visitors hear", refusals: [] },
  "post /api/v1/showcase": {
    id: "orderShowcase",
    summary: "Choose the samples that visitors hear, and their order",
    refusals: [403, 422, 429],
    again: "it changes nothing",
  },
  "get /api/v1/showcase/choices": {
    id: "listShowcaseChoices",
    summary: "The samples that visitors hear, and a page of those that they may hear",
    refusals: [403],
  },
  "post /api/v1/audio": {
    id: "uploadAudio",
    summary: "Upload one audio file",
    refusals: [400, 403, 404, 408, 413, 415, 422, 429],
  },
  "get /audio/{file}": {
    id: "getAudio",
    summary: "A stored audio file, whole or by a range of bytes",
    refusals: [404, 416],
    answers: { 200: "audio/*", 206: "audio/*" },
  },
  "get /healthz": { id: "isUp", summary: "Whether the process is up", refusals: [], answers: { 200: text } },
  "get /readyz": {
    id: "isReady",
    summary: "Whether the database answers",
    refusals: [],
    answers: { 200: text },
  },
};
