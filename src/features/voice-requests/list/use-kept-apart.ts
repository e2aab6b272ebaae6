import { useState } from "react";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";

const storageKey = "requests-kept-apart";
/** Of more pairs the oldest are asked about again. */
const most = 200;

const nameOf = (...pair: [ListedRequest, ListedRequest]) =>
  pair
    .map(({ id }) => id)
    .toSorted()
    .join(" ");

/** Pairs of requests that stay two, on this device: only ids are kept. */
export function useKeptApart() {
  const [pairs, setPairs] = useState(() => (readStored(storageKey) ?? "").split("\n").filter(Boolean));
  return {
    isKeptApart: (first: ListedRequest, second: ListedRequest) => pairs.includes(nameOf(first, second)),
    keepApart: (first: ListedRequest, second: ListedRequest) => {
      const next = [...pairs, nameOf(first, second)].slice(-most);
      writeStored(storageKey, next.join("\n"));
      setPairs(next);
    },
  };
}
