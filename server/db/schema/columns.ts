import { customType, date, timestamp } from "drizzle-orm/pg-core";

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => at("created_at").notNull().defaultNow();

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A day without a time, as 2026-11-19. */
export const day = (name: string) => date(name, { mode: "string" });
