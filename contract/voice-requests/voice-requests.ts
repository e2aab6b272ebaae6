import { Type, type Static } from "typebox";
import { voiceRequestStatuses } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import { locales } from "#contract/constants/site-languages.ts";
import { Moment } from "#contract/moment.ts";
import { pageOf } from "#contract/paging.ts";

const line = Type.String({ minLength: 1, maxLength: limits.name });
const optionalLine = Type.Optional(Type.String({ maxLength: limits.name }));

/** What a visitor sends; an empty string stands for empty text. */
export const VoiceRequest = Type.Object(
  {
    fullName: line,
    phone: line,
    email: Type.String({ minLength: 1, maxLength: limits.email }),
    companyName: line,
    projectMedium: line,
    projectVersion: optionalLine,
    budgetRange: optionalLine,
    voiceRequirements: Type.String({ minLength: 1, maxLength: limits.text }),
    radioSolutions: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type VoiceRequest = Required<Static<typeof VoiceRequest>>;

/**
 * What the server takes: the nine fields, what the page knows by itself where the server has the feature `requests`, and one
 * field that no person sees. A request with `website` comes from a machine, or from a browser that fills in forms by itself: it
 * is answered and kept like any other, marked, and tells nobody by mail.
 */
export const SubmittedVoiceRequest = Type.Object(
  {
    ...VoiceRequest.properties,
    /** The page's language; unless it is given, that of the call. */
    language: Type.Optional(Type.Enum([...locales])),
    /** The sample whose button opened the form. */
    asked: Type.Optional(Type.String({ format: "uuid" })),
    /** How many seconds ago the form was opened. */
    openSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
    // The document, which machines read too, says nothing of it.
    website: Type.Optional(Type.String({ maxLength: limits.text, "x-unlisted": true })),
  },
  { additionalProperties: false },
);
export type SubmittedVoiceRequest = Static<typeof SubmittedVoiceRequest>;

export const VoiceRequestStatus = Type.Enum([...voiceRequestStatuses]);
export type VoiceRequestStatus = (typeof voiceRequestStatuses)[number];

/**
 * A request as the inbox shows it; `phoneE164` is null where the number does not parse. `isSuspected` stands where it
 * looked like spam when it came.
 */
export const InboxRequest = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  phone: Type.String(),
  phoneE164: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  companyName: Type.String(),
  projectMedium: Type.String(),
  projectVersion: Type.String(),
  budgetRange: Type.String(),
  voiceRequirements: Type.String(),
  radioSolutions: Type.Boolean(),
  isSuspected: Type.Optional(Type.Boolean()),
  status: VoiceRequestStatus,
  createdAt: Moment,
});
export type InboxRequest = Static<typeof InboxRequest>;

/** A page of the inbox, newest first; `counts` covers every status. */
export const InboxPage = Type.Object({
  ...pageOf(InboxRequest),
  counts: Type.Object({ new: Type.Integer(), contacted: Type.Integer(), closed: Type.Integer() }),
});
export type InboxPage = Static<typeof InboxPage>;

export const VoiceRequestStatusChange = Type.Object(
  { status: VoiceRequestStatus },
  { additionalProperties: false },
);
export type VoiceRequestStatusChange = Static<typeof VoiceRequestStatusChange>;
