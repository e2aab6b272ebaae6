import { triesAll } from "#test/support/amount.ts";
import { looksInPlace } from "./in-place.ts";
import { strictLooks } from "./looks.ts";
import { strictTest } from "./pages.ts";

looksInPlace(strictTest(), strictLooks, triesAll);
