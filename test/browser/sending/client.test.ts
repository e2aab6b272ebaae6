import { someCells } from "#test/support/amount.ts";
import { columnsOf } from "./row.ts";
import { clientRows } from "./rows/client.ts";
import { walkCells } from "./walk-cells.ts";

walkCells(someCells(clientRows, columnsOf));
