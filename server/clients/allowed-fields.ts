import type { ClientUpdate } from "#contract/clients.ts";
import type { ClientRow } from "./sql.ts";

type PlainField = Exclude<keyof ClientUpdate, "likedVoiceMp3s" | "offers">;

const forbidden: Record<"CLIENT" | "OWNER", readonly PlainField[]> = {
  CLIENT: ["userName", "name", "lastName", "isActive", "isLocked"],
  OWNER: ["userName"],
};

/** The first field that differs and that this role may not change; a whole client may be sent back unchanged. */
export const refusedField = (
  role: "CLIENT" | "OWNER",
  row: ClientRow,
  update: ClientUpdate,
): PlainField | undefined =>
  forbidden[role].find((field) => update[field] !== undefined && update[field] !== row[field]);
