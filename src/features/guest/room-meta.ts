import { msg } from "@lingui/core/macro";

/** What the page says of itself before it knows the room: nothing of the room. */
export const roomTitle = msg({ message: "Listening room", comment: "Page title: a room for guests" });
export const roomDescription = msg`You are invited to listen.`;
