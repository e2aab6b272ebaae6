import { audioFormats, type AudioFormat } from "#contract/constants/enumerations.ts";
import type { ClientProfile, Feature, OwnerProfile } from "#contract/session.ts";

interface Versioned {
  /** The answer's ETag where readable; sent back as `If-Match`. */
  etag: string | null;
}

/** Who is signed in: the profile as the cache holds it. */
export type Session =
  | ({ userType: "owner"; profile: OwnerProfile } & Versioned)
  | ({ userType: "client"; profile: ClientProfile } & Versioned);

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
