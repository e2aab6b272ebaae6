import type { Settings } from "#server/settings.ts";

/** Whether rooms are offered: guests' cookies need pages and calls of one origin. */
export const servesRooms = ({ corsOrigins }: Pick<Settings, "corsOrigins">): boolean =>
  corsOrigins.length === 0;
