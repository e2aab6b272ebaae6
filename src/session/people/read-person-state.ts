import { personStates, type PersonState } from "#contract/constants/values/people.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";

export function readPersonState(value: unknown, part: string): PersonState {
  const state = personStates.find((known) => known === value);
  if (!state) throw new MalformedResponse(part);
  return state;
}
