import { useSending } from "#src/session/sending/use-sending.ts";
import { useState } from "react";
import type { OlderEvents } from "#contract/offer-events.ts";
import { olderEvents } from "#src/features/offers/conversation/mutations.ts";
import { joinEvents } from "#src/lib/join-events.ts";
import { type ReadOfferDetails, withVoices } from "#src/features/offers/reading/read-offer-details.ts";

interface AllEvents {
  /** The offer with all that is known of it by now. */
  offer: ReadOfferDetails;
  isLoading: boolean;
  isFailed: boolean;
  /** Asks for the events before the first one; `before` runs when they have come, before they are drawn. */
  loadOlder: (before: () => void) => void;
}

/** An offer as it is answered, with the older events that are known of it and the voices that they name. */
const joined = (known: ReadOfferDetails, offer: ReadOfferDetails): ReadOfferDetails => {
  const all = joinEvents(known, offer);
  return all.events === offer.events ? offer : { ...withVoices(offer, known.voices), ...all };
};

/** An offer's answer holds its newest events: the older ones are kept here, as they are asked for. */
export function useAllEvents(answered: ReadOfferDetails): AllEvents {
  const [known, setKnown] = useState({ of: answered, offer: answered });
  const offer = known.of === answered ? known.offer : joined(known.offer, answered);
  if (known.of !== answered) setKnown({ of: answered, offer });
  const { mutate, isPending, isError } = useSending(olderEvents);
  return {
    offer,
    isLoading: isPending,
    isFailed: isError,
    loadOlder(before) {
      const first = offer.events[0]?.eventId;
      if (isPending || first === undefined) return;
      const add = ({ events, hasOlder, voices }: OlderEvents) => {
        before();
        setKnown(({ of, offer: now }) => {
          if (now.events[0]?.eventId !== first) return { of, offer: now };
          return { of, offer: { ...withVoices(now, voices), events: [...events, ...now.events], hasOlder } };
        });
      };
      mutate({ offerId: offer.offerId, before: first }, { onSuccess: add });
    },
  };
}
