import { actRows } from "./acts.ts";
import { clientRows } from "./client.ts";
import { offerRows } from "./offer.ts";
import { outsideRows } from "./outside.ts";
import { ownerRows } from "./owner.ts";

/** Everything that can be typed or pressed, in the order of the table in docs/reliability.md. */
export const rows = [...outsideRows, ...clientRows, ...offerRows, ...ownerRows, ...actRows];
