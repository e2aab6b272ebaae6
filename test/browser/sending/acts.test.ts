import { someCells } from "#test/support/amount.ts";
import { columnsOf } from "./row.ts";
import { actRows } from "./rows/acts.ts";
import { walkCells } from "./walk-cells.ts";

walkCells(someCells(actRows, columnsOf));
