import { mutationOptions } from "@tanstack/react-query";
import { askProfile, sessionQuery } from "#src/session/queries.ts";

const channelName = "session-used";

/** Calls `listener` when a page of this browser stays signed in. Returns a function that unsubscribes. */
export function onStayed(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", listener);
  return () => channel.close();
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null); // oxlint-disable-line unicorn/require-post-message-target-origin -- no window
  channel.close();
}

/** Uses the session, and tells this tab and the others for how long it lasts now. */
export const staySignedIn = mutationOptions({
  mutationKey: ["stay-signed-in"],
  mutationFn: async (_nothing: void, { client }) => {
    client.setQueryData(sessionQuery.queryKey, await askProfile());
    tellOtherTabs();
  },
  meta: { refreshes: [] },
});
