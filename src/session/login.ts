import { mutationOptions } from "@tanstack/react-query";
import type { Credentials, SecondFactor } from "#contract/session.ts";
import { publicApi } from "#src/lib/http/api.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { beginSession, NextStep } from "./begin-session.ts";

/** Name and password were right, and a second factor is missing: its step takes this ticket. */
export class SecondFactorNeeded extends NextStep {
  override readonly name = "SecondFactorNeeded";
  readonly ticket: string;

  constructor(ticket: string) {
    super("second factor needed");
    this.ticket = ticket;
  }
}

/** The login's token. Throws `SecondFactorNeeded` where the server sends a ticket for the second step instead. */
async function sendCredentials(credentials: Credentials): Promise<string> {
  let ticket: string | null = null;
  const readTicket = ({ response }: { response: Response }) => {
    ticket = response.headers.get("second-factor-ticket");
  };
  const body = new URLSearchParams({ ...credentials });
  try {
    const call = publicApi.post("api/v1/auth/login", { body, hooks: { afterResponse: [readTicket] } });
    return await call.text();
  } catch (error) {
    const isNeeded = error instanceof Problem && error.code === "second-factor-needed";
    throw isNeeded && ticket !== null ? new SecondFactorNeeded(ticket) : error;
  }
}

/** Stores the token, then loads the profile. Every failure is also kept as the session's error. */
export const login = mutationOptions({
  mutationKey: ["login"],
  mutationFn: (credentials: Credentials) => beginSession(() => sendCredentials(credentials)),
});

/** The second step of a login; fails as `login` does. */
export const sendSecondFactor = mutationOptions({
  mutationKey: ["login", "second-factor"],
  mutationFn: (factor: SecondFactor) =>
    beginSession(() => publicApi.post("api/v1/auth/second-factor", { json: factor }).text()),
});
