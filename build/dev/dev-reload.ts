import { readFileSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
import type { AllMessages } from "@lingui/core";
import { replaceSentences } from "#server/http/language/sentences.ts";

// Loaded into the server that `npm run dev:server` starts. No module imports the changed sentences, so it says them without
// being started anew.
const file = process.env["CHANGED_SENTENCES"] ?? "";
const take = () => replaceSentences(JSON.parse(readFileSync(file, "utf8")) as AllMessages);

take();
watch(dirname(file), { persistent: false }, (_kind, name) => {
  if (name === basename(file)) take();
});
