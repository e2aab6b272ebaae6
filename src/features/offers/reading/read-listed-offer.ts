import type { ListedOffer, OfferVoice } from "#contract/offers/offers.ts";
import type { ProductionStanding } from "#contract/productions/productions.ts";
import {
  optionalText,
  readList,
  readNumber,
  readRecord,
  readText,
  type EveryField,
} from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";
import { readOffer } from "#src/session/read-offer.ts";
import { readGroups } from "#src/voice/read-names.ts";
import { readSound } from "#src/voice/voice.ts";

/** An offer of a server that has the feature `negotiation`, which leaves none of these out. */
export type AnsweredOffer = ListedOffer &
  Required<
    Pick<
      ListedOffer,
      | "offerId"
      | "currency"
      | "createdAt"
      | "changedAt"
      | "title"
      | "status"
      | "turn"
      | "proposal"
      | "answerBy"
    >
  > & { production?: ProductionStanding | null };

/** Reads a voice as an offer keeps it. */
export function readOfferVoice(value: unknown, part: string): EveryField<OfferVoice> {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    voiceArtistName: readText(voice["voiceArtistName"], `${part}.voiceArtistName`),
    voiceMp3: readText(voice["voiceMp3"], `${part}.voiceMp3`),
    ...readGroups(voice, part, ["gender", "ageRangeNames", "voiceColorNames"]),
    ...readSound(voice),
    isGone: voice["isGone"] === true,
  };
}

/** Reads an offer of the list, or the listed part of a single one. Throws where its state is missing. */
export function readListedOffer(value: unknown, part: string): AnsweredOffer {
  const offer = readRecord(value, part);
  const base = readOffer(offer, part);
  const { status, turn = null, answerBy = null } = base;
  if (!status) throw new MalformedResponse(`${part}.status`);
  return {
    ...base,
    offerId: readText(offer["offerId"], `${part}.offerId`),
    createdAt: readText(offer["createdAt"], `${part}.createdAt`),
    changedAt: readText(offer["changedAt"], `${part}.changedAt`),
    title: optionalText(offer["title"], `${part}.title`) || base.platform,
    status,
    turn,
    answerBy,
    proposal: readNumber(offer["proposal"], `${part}.proposal`),
    userName: optionalText(offer["userName"], `${part}.userName`) ?? "",
    company: optionalText(offer["company"], `${part}.company`) ?? null,
    unread: readNumber(offer["unread"], `${part}.unread`),
    voices: readList(offer["voices"], `${part}.voices`, readOfferVoice),
  };
}
