import { audioFormats, type AudioFormat } from "#contract/constants/enumerations.ts";
import type { Feature } from "#contract/session.ts";
import { optionalText, readList, readRecord, readTexts } from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";
import { readCurrency, readOffer } from "./read-offer.ts";
import type { Session, TimeLeft } from "./session.ts";

/** What sounds may be uploaded; nothing where the server does not say. */
function readFormats(value: unknown): { audioFormats?: AudioFormat[] } {
  const named = readTexts(value, "profile.audioFormats");
  const known = audioFormats.filter((format) => named.includes(format));
  return known.length > 0 ? { audioFormats: known } : {};
}

/** A time zone that this browser knows. */
function readTimeZone(value: unknown): { timeZone?: string } {
  const timeZone = optionalText(value, "profile.timeZone");
  if (!timeZone) return {};
  try {
    return { timeZone: new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone };
  } catch {
    return {};
  }
}

/** How long the session lasts from now on; nothing where the server does not say. */
function readTimeLeft(value: unknown): { left?: TimeLeft } {
  const { idle, absolute } = (value ?? {}) as Record<string, unknown>;
  if (typeof idle !== "number" || typeof absolute !== "number") return {};
  return { left: { idle: idle * 1000, absolute: absolute * 1000, toldAt: Date.now() } };
}

/** Reads a profile or an updated client. Without the owner's role it is a client; missing lists are empty. */
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
    ...readTimeZone(answer["timeZone"]),
    currency: readCurrency(answer["currency"]),
    ...readFormats(answer["audioFormats"]),
    ...(answer["mustChangePassword"] === true && { mustChangePassword: true }),
    ...(answer["mustSetUpSecondFactor"] === true && { mustSetUpSecondFactor: true }),
  };
  const answered = { etag, ...readTimeLeft(answer["sessionSeconds"]) };
  if (shared.roleNames.includes("OWNER")) return { userType: "owner", ...answered, profile: shared };
  return {
    userType: "client",
    ...answered,
    profile: {
      ...shared,
      lastName: optionalText(answer["lastName"], "profile.lastName") ?? "",
      isActive: answer["isActive"] !== false,
      isLocked: answer["isLocked"] === true,
      likedVoiceMp3s: readTexts(answer["likedVoiceMp3s"], "profile.likedVoiceMp3s"),
      company: typeof answer["company"] === "string" ? answer["company"] : null,
    },
  };
}
