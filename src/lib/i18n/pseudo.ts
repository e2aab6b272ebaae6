import type { Messages } from "@lingui/core";
import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";

const storageKey = "pseudo";

/**
 * Whether this browser shows the pseudo language: English, accented and 40 % longer, to find what is cut off and what is not
 * translated. `?lang=pseudo` begins it and `?lang=tr` ends it; the built site has no part of it.
 */
export function isPseudo(): boolean {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "pseudo") writeStored(storageKey, "yes");
  else if (asked && asked !== "en") removeStored(storageKey);
  return readStored(storageKey) === "yes";
}

/** Fetches its sentences from the development server (build/dev/dev-sentences.ts). */
export async function loadPseudo(): Promise<{ messages: Messages }> {
  const answer = await fetch("/pseudo.json");
  return { messages: (await answer.json()) as Messages };
}
