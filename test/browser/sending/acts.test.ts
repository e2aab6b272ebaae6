import { actRows } from "./rows/acts.ts";
import { walkRows } from "./walk-rows.ts";

walkRows(actRows);
