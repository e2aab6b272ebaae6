import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { checkSession } from "./check-session.ts";
import type { Session } from "./session.ts";

interface GuardContext {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** For `beforeLoad`: returns the session, or redirects to the login, which remembers the location. */
export async function requireSession({ context, location }: GuardContext): Promise<{ session: Session }> {
  const session = await checkSession(context.queryClient);
  if (!session) throw redirect({ to: "/login", search: { next: location.href } });
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
