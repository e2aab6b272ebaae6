import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { RequestEvent } from "#contract/voice-requests/request-events.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { suggestVoices } from "#src/features/voice-requests/acts/mutations.ts";
import { eventsSince, isRequestChanged } from "#src/features/voice-requests/acts/use-acts.ts";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { agency } from "#src/lib/agency.ts";
import { sentencesQuery } from "#src/lib/i18n/sentences-in.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { displayName, serverHas, type Session } from "#src/session/session.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { proposedWords } from "./mail-words.ts";

export type PickedVoice = Pick<Voice, "voiceId" | "voiceArtistName" | "voiceColorNames">;

/** What is kept until it has arrived; `subject` and `text` hold once the mail was edited. */
interface Inputs {
  q: string;
  voices: PickedVoice[];
  isBlind: boolean;
  language: Locale;
  isEdited: boolean;
  subject: string;
  text: string;
}

/** For how many days the room is open. */
const daysOpen = 9;

/** The words of the request that name filters of the library. */
const understoodWords = ({ voiceRequirements, understood }: ReadRequest): string =>
  [...new Set(understood.map(({ from, to }) => voiceRequirements.slice(from, to)))]
    .join(" ")
    .slice(0, limits.search.letters);

/** What an owner suggests to a visitor, kept over refusals and reloads until it is made. */
export function useSuggestion(request: ReadRequest, draftName: string, session: Session) {
  const client = useQueryClient();
  const timeZone = useAgencyTimeZone();
  const draft = useDraft(draftName);
  const [inputs, change] = useDraftState<Inputs>(draft, {
    q: understoodWords(request),
    voices: [],
    isBlind: false,
    language: request.language,
    isEdited: false,
    subject: "",
    text: "",
  });
  const [seen, setSeen] = useState(request.eventId);
  const [news, setNews] = useState<RequestEvent[]>();
  const sending = useSending(suggestVoices, draft);
  const { data: words } = useQuery(sentencesQuery(inputs.language));
  const until = dayAhead(timeZone, { days: daysOpen });
  const proposal = { count: inputs.voices.length, until, visitor: request.fullName };
  const proposed =
    words && proposedWords(words, { ...proposal, owner: displayName(session), agency: agency.name });
  const { isEdited, subject, text } = inputs;
  const mail = isEdited ? { subject, text } : proposed && { subject: proposed.subject, text: proposed.text };
  const hasMail = serverHas(session, "mail");

  const suggest = async (onDone: () => void) => {
    if (!proposed || !mail || sending.isPending) return;
    setNews(undefined);
    const { title, greeting } = proposed;
    const room = { title, greeting, until, isBlind: inputs.isBlind, sharesNotes: true, password: null };
    const voiceIds = inputs.voices.map(({ voiceId }) => voiceId);
    const sent = { eventId: seen, voiceIds, room, mail: hasMail ? mail : null };
    try {
      await sending.mutateAsync({ id: request.id, draft: sent });
      onDone();
    } catch (error) {
      if (!isRequestChanged(error)) return;
      const { value } = await client.fetchQuery({ ...requestQuery(request.id), staleTime: 0 });
      setNews(eventsSince(value, { eventId: seen }));
      setSeen(value.eventId);
    }
  };
  return { inputs, change, mail, until, hasMail, news, sending, suggest };
}

export type SuggestionState = ReturnType<typeof useSuggestion>;
