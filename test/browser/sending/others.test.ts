import { offerRows } from "./rows/offer.ts";
import { outsideRows } from "./rows/outside.ts";
import { ownerRows } from "./rows/owner.ts";
import { walkRows } from "./walk-rows.ts";

walkRows([...outsideRows, ...offerRows, ...ownerRows]);
