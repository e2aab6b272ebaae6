import { looksAround, narrow, wide } from "./layers.ts";
import { strictLooks } from "./looks.ts";
import { strictTest } from "./pages.ts";

const test = strictTest();
looksAround(test, strictLooks, wide);
looksAround(test, strictLooks, narrow);
