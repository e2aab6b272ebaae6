import { beforeEach, expect, test } from "vitest";
import type { VoiceFilters } from "#contract/voices.ts";
import { announceSessionEnd } from "#src/lib/session-end.ts";
import { noFilters, toggled } from "#src/features/voices/filters.ts";
import {
  editDraft,
  enterWithFilters,
  exitMultiSelect,
  startMultiSelect,
  stayWithFilters,
  toggleVoice,
  useVoices,
} from "#src/features/voices/store.ts";

const turkish: VoiceFilters = { ...noFilters, languageNames: ["TURKISH"] };
const deep: VoiceFilters = { ...noFilters, voiceColorNames: ["DEEP"] };
const state = useVoices.getState;

beforeEach(() => announceSessionEnd("logout"));

test("entering takes draft and active from the address", () => {
  editDraft(deep);
  enterWithFilters(turkish);
  expect(state()).toMatchObject({ draft: turkish, active: turkish });
});

test("editing changes the draft only; applying makes both the same", () => {
  enterWithFilters(turkish);
  editDraft(deep);
  expect(state()).toMatchObject({ draft: deep, active: turkish });
  stayWithFilters(deep);
  expect(state()).toMatchObject({ draft: deep, active: deep });
});

test("going back brings the draft back, unless it holds edits that were not applied", () => {
  enterWithFilters(turkish);
  stayWithFilters(deep);
  expect(state().draft).toEqual(deep);
  editDraft(turkish);
  stayWithFilters(noFilters);
  expect(state()).toMatchObject({ draft: turkish, active: noFilters });
});

test("another page of the same filters leaves the very same active filters", () => {
  enterWithFilters(turkish);
  stayWithFilters({ ...turkish });
  expect(state().active).toBe(turkish);
});

test("a value is toggled within its group, in the enumeration's order; gender holds one", () => {
  const both = toggled(toggled(noFilters, "languageNames", "KURDISH"), "languageNames", "TURKISH");
  expect(both.languageNames).toEqual(["TURKISH", "KURDISH"]);
  expect(toggled(both, "languageNames", "TURKISH").languageNames).toEqual(["KURDISH"]);
});

test("voices are chosen one by one; leaving multi-select lets go of them", () => {
  startMultiSelect();
  toggleVoice("a");
  toggleVoice("b");
  toggleVoice("a");
  expect([...state().selection]).toEqual(["b"]);
  stayWithFilters(deep);
  expect([...state().selection]).toEqual(["b"]);
  exitMultiSelect();
  expect(state()).toMatchObject({ multiSelect: false, selection: new Set() });
});

test("the end of the session empties everything", () => {
  startMultiSelect();
  toggleVoice("a");
  enterWithFilters(turkish);
  announceSessionEnd("logout");
  expect(state()).toMatchObject({
    draft: noFilters,
    active: noFilters,
    multiSelect: false,
    selection: new Set(),
  });
});
