import { Problem } from "#server/http/problems/problem.ts";
import type { HandedOver } from "./handed-over.ts";

/** Without those that another one stands for, the newest take of each title; `takes` are in order. */
function newestOf(takes: HandedOver[]): HandedOver[] {
  const replaced = new Set(takes.map(({ replaces }) => replaces));
  const last = takes.filter(({ takeId }) => !replaced.has(takeId));
  const byTitle = new Map(last.map((take) => [take.title, take]));
  return last.filter((take) => byTitle.get(take.title) === take);
}

/** The takes that are approved, byte for byte: those that are named, or the newest ones; 404 for one that was not handed over. */
export function chooseApproved(
  takes: HandedOver[],
  takeIds: string[] | undefined,
): { takeId: string; title: string; sha256: string }[] {
  const named = takeIds?.map((id) => takes.find(({ takeId }) => takeId === id.toLowerCase()));
  const chosen = named ? named.filter((take) => take !== undefined) : newestOf(takes);
  if (chosen.length === 0 || (takeIds && new Set(chosen).size < takeIds.length))
    throw new Problem(404, "take-not-found");
  return chosen.map(({ takeId, title, sha256 }) => ({ takeId, title, sha256 }));
}
