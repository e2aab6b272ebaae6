import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => at("created_at").notNull().defaultNow();

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
