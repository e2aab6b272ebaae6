import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { checkSession } from "./check-session.ts";
import type { Session } from "./session.ts";

interface Guarded {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** For `beforeLoad`: the session, or the login page, which remembers the location. */
export async function requireSession({ context, location }: Guarded): Promise<{ session: Session }> {
  const session = await checkSession(context.queryClient);
  if (!session) throw redirect({ to: "/login", search: { next: location.href } });
  return { session };
}

/** As `requireSession`; a client is sent to the landing page. */
export async function requireOwner(guarded: Guarded): Promise<{ session: Session & { userType: "owner" } }> {
  const { session } = await requireSession(guarded);
  if (session.userType !== "owner") throw redirect({ to: "/" });
  return { session };
}
