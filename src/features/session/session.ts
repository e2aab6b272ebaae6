import type { ClientProfile, Feature, OwnerProfile } from "#contract/session.ts";

interface Versioned {
  /** The answer's ETag, when the server gave one that we could read; goes back as `If-Match`. */
  etag: string | null;
}

/** Who is signed in: the profile as the cache holds it. */
export type Session =
  | ({ userType: "owner"; profile: OwnerProfile } & Versioned)
  | ({ userType: "client"; profile: ClientProfile } & Versioned);

/** Whether this server offers something beyond section 7 of the specification. */
export const offers = (session: Session, feature: Feature): boolean =>
  session.profile.features.includes(feature);

/** Mutations of this scope change the client; they run one after the other. */
export const clientScope = { id: "client" };

/** Where a login leads when no location was remembered. */
export const startPage = (session: Session): "/owner/dashboard" | "/panel" =>
  session.userType === "owner" ? "/owner/dashboard" : "/panel";

/** The name as the bar shows it: "Deniz Aksoy". */
export const displayName = ({ userType, profile }: Session): string =>
  (userType === "client" ? `${profile.name} ${profile.lastName}` : profile.name).trim();
