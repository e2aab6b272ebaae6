import type { Feature } from "#contract/session.ts";
import type { Offer } from "#contract/offers.ts";
import { readList, readNumber, readRecord, readText, readTexts } from "#src/lib/parse.ts";
import { MalformedResponse } from "#src/lib/problem.ts";
import type { Session } from "./session.ts";

const optionalText = (value: unknown, part: string) =>
  value === undefined || value === null ? undefined : readText(value, part);

function readOffer(value: unknown, part: string): Offer {
  const offer = readRecord(value, part);
  const offerId = optionalText(offer["offerId"], `${part}.offerId`);
  const createdAt = optionalText(offer["createdAt"], `${part}.createdAt`);
  return {
    budget: readNumber(offer["budget"], `${part}.budget`),
    platform: readText(offer["platform"], `${part}.platform`),
    version: readNumber(offer["version"] ?? 1, `${part}.version`),
    voiceIds: readTexts(offer["voiceIds"], `${part}.voiceIds`),
    clientName: optionalText(offer["clientName"], `${part}.clientName`) ?? "",
    ...(offerId === undefined ? {} : { offerId }),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}

/** A profile (or an updated client) as the server sent it. No role means client; missing lists are empty. */
export function readSession(value: unknown, etag: string | null): Session {
  const answer = readRecord(value, "profile");
  const name = optionalText(answer["name"], "profile.name");
  const userName = optionalText(answer["userName"], "profile.userName") ?? name;
  if (!userName) throw new MalformedResponse("profile.userName");
  const shared = {
    userName,
    name: name ?? userName,
    roleNames: readTexts(answer["roleNames"], "profile.roleNames"),
    features: readTexts(answer["features"], "profile.features") as Feature[],
    offers: readList(answer["offers"], "profile.offers", readOffer),
  };
  if (shared.roleNames.includes("OWNER")) return { userType: "owner", etag, profile: shared };
  return {
    userType: "client",
    etag,
    profile: {
      ...shared,
      lastName: optionalText(answer["lastName"], "profile.lastName") ?? "",
      isActive: answer["isActive"] !== false,
      isLocked: answer["isLocked"] === true,
      likedVoiceMp3s: readTexts(answer["likedVoiceMp3s"], "profile.likedVoiceMp3s"),
    },
  };
}
