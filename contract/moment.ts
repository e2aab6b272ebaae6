import { Type } from "typebox";

/** When something happened or will. */
export const Moment = Type.String({ format: "date-time", description: "ISO 8601, UTC" });

/** A day, as 2026-11-19; days begin and end in the agency's time zone. */
export const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
