import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { checkSession } from "./check-session.ts";
import type { Feature } from "#contract/session.ts";
import type { AppPath } from "#src/lib/i18n/app-link.tsx";
import { serverHas, startPage, type Session } from "./session.ts";

interface GuardContext {
  context: { queryClient: QueryClient };
  location: { href: string; pathname: string };
}

/** The page with what this user has to do before anything else. */
const dutyOf = ({ profile }: Session) =>
  profile.mustChangePassword
    ? "/first-password"
    : profile.mustSetUpSecondFactor
      ? "/second-factor-setup"
      : undefined;

/**
 * For `beforeLoad`: returns the session, or redirects to the login, or to what has to be done first; both remember the
 * location.
 */
export async function requireSession({ context, location }: GuardContext): Promise<{ session: Session }> {
  const session = await checkSession(context.queryClient);
  const search = { next: location.href };
  if (!session) throw redirect({ to: "/login", search });
  const duty = dutyOf(session);
  if (duty && duty !== location.pathname) throw redirect({ to: duty, search });
  return { session };
}

/** As `requireSession`, for the pages of what has to be done first; redirects whoever has done it. */
export async function requireDuty(guard: GuardContext): Promise<{ session: Session }> {
  const { session } = await requireSession(guard);
  if (!dutyOf(session)) throw redirect({ to: startPage(session), replace: true });
  return { session };
}

/** As `requireSession`; redirects clients to the landing page. */
export async function requireOwner(
  guard: GuardContext,
): Promise<{ session: Session & { userType: "owner" } }> {
  const { session } = await requireSession(guard);
  if (session.userType !== "owner") throw redirect({ to: "/" });
  return { session };
}

/** For `beforeLoad` of a page that has a session: redirects where the server lacks a feature, to the start page unless told. */
export const requireFeature =
  (feature: Feature, instead?: AppPath) =>
  ({ context: { session } }: { context: { session: Session } }): void => {
    if (!serverHas(session, feature)) throw redirect({ to: instead ?? startPage(session), replace: true });
  };
