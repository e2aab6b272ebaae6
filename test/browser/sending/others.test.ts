import { someCells } from "#test/support/amount.ts";
import { columnsOf } from "./row.ts";
import { offerRows } from "./rows/offer.ts";
import { outsideRows } from "./rows/outside.ts";
import { ownerRows } from "./rows/owner.ts";
import { walkCells } from "./walk-cells.ts";

walkCells(someCells([...outsideRows, ...offerRows, ...ownerRows], columnsOf));
