import {
  useMutationState,
  useQuery,
  type MutationStatus,
  type QueryObserverResult,
} from "@tanstack/react-query";
import type { ClientProfile, OwnerProfile } from "#contract/session.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { login } from "./login.ts";
import { sessionErrorQuery, sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

type Progress = "idle" | "pending" | "succeeded" | "failed";

/** Who is signed in, and the progress of login and session check. Derived from the session query and the login mutation. */
export interface AuthState {
  owner: OwnerProfile | null;
  client: ClientProfile | null;
  isAuthenticated: boolean;
  userType: "owner" | "client" | "none";
  loginStatus: Progress;
  authCheckStatus: Progress;
  error: Sentence | null;
}

type SessionResult = Pick<QueryObserverResult<Session>, "data" | "status" | "fetchStatus">;

const loginProgress: Record<MutationStatus, Progress> = {
  idle: "idle",
  pending: "pending",
  success: "succeeded",
  error: "failed",
};

function checkProgress({ status, fetchStatus }: SessionResult): Progress {
  if (status === "success") return "succeeded";
  if (fetchStatus === "fetching") return "pending";
  return status === "error" ? "failed" : "idle";
}

export function deriveAuthState(
  result: SessionResult,
  loginStatus: MutationStatus,
  error: Sentence | null,
): AuthState {
  const session = result.data;
  return {
    owner: session?.userType === "owner" ? session.profile : null,
    client: session?.userType === "client" ? session.profile : null,
    isAuthenticated: session !== undefined,
    userType: session?.userType ?? "none",
    loginStatus: loginProgress[loginStatus],
    authCheckStatus: checkProgress(result),
    error,
  };
}

export function useAuthState(): AuthState {
  const result = useQuery({ ...sessionQuery, enabled: false });
  const { data: error } = useQuery(sessionErrorQuery);
  const logins = useMutationState({
    filters: { mutationKey: login.mutationKey ?? [] },
    select: (mutation) => mutation.state.status,
  });
  return deriveAuthState(result, logins.at(-1) ?? "idle", error ?? null);
}
