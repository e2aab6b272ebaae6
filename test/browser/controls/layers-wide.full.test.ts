import { wide, looksAround } from "./layers.ts";
import { looks } from "./looks.ts";
import { test } from "./pages.ts";

looksAround(test, looks, wide);
