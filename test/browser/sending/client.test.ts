import { clientRows } from "./rows/client.ts";
import { walkRows } from "./walk-rows.ts";

walkRows(clientRows);
