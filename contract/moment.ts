import { Type } from "typebox";

/** When something happened or will. */
export const Moment = Type.String({ format: "date-time", description: "ISO 8601, UTC" });
