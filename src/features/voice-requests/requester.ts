import { displayName, type Session } from "#src/session/session.ts";

/** Who is signed in, as far as a voice request asks for it. */
export interface Requester {
  userName: string;
  fullName: string;
  companyName: string;
}

/** What is known of who is signed in; of the agency's own people nothing is filled in. */
export const requesterOf = (session: Session | undefined): Requester | undefined =>
  session && {
    userName: session.profile.userName,
    fullName: session.userType === "client" ? displayName(session) : "",
    companyName: (session.userType === "client" && session.profile.company) || "",
  };
