import { audioFormats, type AudioFormat } from "#contract/constants/enumerations.ts";
import type { ClientProfile, Feature, OwnerProfile } from "#contract/session.ts";

/** How long the session lasts, as the server told: durations, because no clock of ours need agree with the server's. */
export interface TimeLeft {
  /** Milliseconds until it ends when nobody uses it. */
  idle: number;
  /** Milliseconds until it ends however much it is used, unless its user shows who it is. */
  absolute: number;
  /** When this was told, by this browser's clock. */
  toldAt: number;
}

interface Answered {
  /** The answer's ETag where readable; sent back as `If-Match`. */
  etag: string | null;
  /** Absent where the server does not say. */
  left?: TimeLeft;
}

/** Who is signed in: the profile as the cache holds it. */
export type Session =
  | ({ userType: "owner"; profile: OwnerProfile } & Answered)
  | ({ userType: "client"; profile: ClientProfile } & Answered);

/** Whether this server has an optional feature, beyond the calls of every back end. */
export const serverHas = (session: Session, feature: Feature): boolean =>
  session.profile.features.includes(feature);

/** What sounds this server takes: every format, unless it says otherwise. */
export const uploadFormats = (session: Session | undefined): readonly AudioFormat[] =>
  session?.profile.audioFormats ?? audioFormats;

/** The scope of mutations that change the client: they run one after the other. */
export const clientScope = { id: "client" };

/** Where a login leads without a remembered location. */
export const startPage = (session: Session): "/owner/dashboard" | "/panel" =>
  session.userType === "owner" ? "/owner/dashboard" : "/panel";

/** The full name, such as "Deniz Aksoy". */
export const displayName = ({ userType, profile }: Session): string =>
  (userType === "client" ? `${profile.name} ${profile.lastName}` : profile.name).trim();
