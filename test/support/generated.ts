import * as fc from "fast-check";
import { isNightly } from "./nightly.ts";

// With every change the same inputs, so that a failure is the change's own; in long runs new ones. `SEED` tells others.
const seed = process.env["SEED"] ?? (isNightly ? undefined : "20261121");
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

export * from "fast-check";
