import { limits } from "#contract/constants/limits.ts";

/** The address of a comparison: its voices, in their order. */
export interface CompareAddress {
  voice?: string[];
}

/** The ids in the address: each once, at most as many as the server answers at a time; anything else is left out. */
export function voiceIdsOf({ voice }: CompareAddress | Record<string, unknown>): string[] {
  const ids = [voice].flat().filter((id) => typeof id === "string");
  const named = ids.filter((id) => id !== "" && id.length <= limits.name);
  return [...new Set(named)].slice(0, limits.search.voiceIds);
}

export const compareAddressOf = (voiceIds: readonly string[]): CompareAddress =>
  voiceIds.length > 0 ? { voice: [...voiceIds] } : {};
