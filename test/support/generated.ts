import * as fc from "fast-check";
import { isNightly } from "./nightly.ts";

// With every change the same inputs, so that a failure is the change's own; in long runs new ones. `SEED` tells others.
const perChange = isNightly ? undefined : 20_261_121;
const seed = process.env["SEED"] === undefined ? perChange : Number(process.env["SEED"]);
fc.configureGlobal(seed === undefined ? {} : { seed });

export * from "fast-check";
