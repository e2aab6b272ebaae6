import type {
  ContactWay,
  LostReason,
  RequestState,
  Suspicion,
} from "#contract/constants/values/voice-requests.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import type { DemoRoom } from "#demo/customers/lists.ts";

/** What happens to a request. */
type DemoRequestAct =
  | { kind: "contacted"; way: ContactWay }
  | { kind: "noted"; text: string }
  /** Voices in a room that is gone by now. */
  | { kind: "suggested"; voices: number }
  | { kind: "clientMade"; userName: string }
  | { kind: "offerMade"; userName: string; offerId: string }
  /** By the first accepted offer of its client. */
  | { kind: "won"; userName: string }
  | { kind: "stateChanged"; to: RequestState; reason: LostReason }
  /** The request of this key, of the same person, is merged into it. */
  | { kind: "merged"; key: string };

/** So many minutes after the request arrived. */
export type DemoRequestStep = { after: number } & DemoRequestAct;

/** A room that was opened for a request, of these artists, after all its steps. */
export interface DemoSuggestion extends Omit<DemoRoom, "openedMinutesAgo"> {
  after: number;
  artists: string[];
}

export interface DemoVoiceRequest {
  key: string;
  sent: VoiceRequest;
  language: Locale;
  suspicion: Suspicion[] | null;
  createdMinutesAgo: number;
  steps: DemoRequestStep[];
  suggestion?: DemoSuggestion;
}
