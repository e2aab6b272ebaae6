// Each list is in the order in which people see it.

export const voiceRequestStatuses = ["new", "contacted", "closed"] as const;

/** What becomes of a visitor's request, and as which status callers see it who know no more; null: they do not see it. */
export const statusOfState = {
  new: "new",
  contacted: "contacted",
  suggested: "contacted",
  won: "closed",
  lost: "closed",
  spam: null,
} as const satisfies Record<string, (typeof voiceRequestStatuses)[number] | null>;
export type RequestState = keyof typeof statusOfState;
export const requestStates = Object.keys(statusOfState) as RequestState[];

/** Why a request came to nothing. */
export const lostReasons = ["price", "no-fit", "no-answer", "elsewhere", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/** How the agency reaches a visitor. */
export const contactWays = ["mail", "phone", "whatsapp"] as const;
export type ContactWay = (typeof contactWays)[number];

/**
 * What makes a request look like spam: the field that no person sees was filled, several links, sent seconds after the form was
 * opened, the same text from several addresses.
 */
export const suspicions = ["trap", "links", "speed", "repeated"] as const;
export type Suspicion = (typeof suspicions)[number];
