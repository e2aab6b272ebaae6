import { t } from "@lingui/core/macro";
import type { RoomGuest } from "#contract/rooms.ts";

/** What a guest is called; one who has sent nothing may have no name. A component that calls it also calls `useLingui()`. */
export const guestName = ({ name }: Pick<RoomGuest, "name">): string =>
  name ?? t({ message: "A guest", comment: "In place of the name of a guest who gave none" });
