import {
  useMutationState,
  useQuery,
  type MutationStatus,
  type QueryObserverResult,
} from "@tanstack/react-query";
import type { ClientProfile, OwnerProfile } from "#contract/session.ts";
import type { Sentence } from "#src/lib/sentence.ts";
import { login } from "./mutations.ts";
import { sessionErrorQuery, sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

type Progress = "idle" | "pending" | "succeeded" | "failed";

/** The auth state of the specification (section 3), derived from the session query and the login mutation. */
export interface AuthState {
  owner: OwnerProfile | null;
  client: ClientProfile | null;
  isAuthenticated: boolean;
  userType: "owner" | "client" | "none";
  loginStatus: Progress;
  authCheckStatus: Progress;
  error: Sentence | null;
}

type Check = Pick<QueryObserverResult<Session>, "data" | "status" | "fetchStatus">;

const loginProgress: Record<MutationStatus, Progress> = {
  idle: "idle",
  pending: "pending",
  success: "succeeded",
  error: "failed",
};

function checkProgress({ status, fetchStatus }: Check): Progress {
  if (status === "success") return "succeeded";
  if (fetchStatus === "fetching") return "pending";
  return status === "error" ? "failed" : "idle";
}

export function deriveAuthState(
  check: Check,
  loginStatus: MutationStatus,
  error: Sentence | null,
): AuthState {
  const session = check.data;
  return {
    owner: session?.userType === "owner" ? session.profile : null,
    client: session?.userType === "client" ? session.profile : null,
    isAuthenticated: session !== undefined,
    userType: session?.userType ?? "none",
    loginStatus: loginProgress[loginStatus],
    authCheckStatus: checkProgress(check),
    error,
  };
}

export function useAuthState(): AuthState {
  const check = useQuery({ ...sessionQuery, enabled: false });
  const { data: error } = useQuery(sessionErrorQuery);
  const logins = useMutationState({
    filters: { mutationKey: login.mutationKey ?? [] },
    select: (mutation) => mutation.state.status,
  });
  return deriveAuthState(check, logins.at(-1) ?? "idle", error ?? null);
}
