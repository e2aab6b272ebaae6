import { beforeEach, expect, test } from "vitest";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { announceSessionEnd } from "#src/session/session-end.ts";
import { noFilters, withToggled } from "#src/features/voices/filters/filters.ts";
import {
  setDraft,
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
  setDraft(deep);
  enterWithFilters(turkish);
  expect(state()).toMatchObject({ draft: turkish, active: turkish });
});

test("editing changes the draft only; applying makes both the same", () => {
  enterWithFilters(turkish);
  setDraft(deep);
  expect(state()).toMatchObject({ draft: deep, active: turkish });
  stayWithFilters(deep);
  expect(state()).toMatchObject({ draft: deep, active: deep });
});

test("going back brings the draft back, unless it holds edits that were not applied", () => {
  enterWithFilters(turkish);
  stayWithFilters(deep);
  expect(state().draft).toEqual(deep);
  setDraft(turkish);
  stayWithFilters(noFilters);
  expect(state()).toMatchObject({ draft: turkish, active: noFilters });
});

test("another page of the same filters leaves the very same active filters", () => {
  enterWithFilters(turkish);
  stayWithFilters({ ...turkish });
  expect(state().active).toBe(turkish);
});

test("a value is withToggled within its group, in the enumeration's order; gender holds one", () => {
  const both = withToggled(withToggled(noFilters, "languageNames", "KURDISH"), "languageNames", "TURKISH");
  expect(both.languageNames).toEqual(["TURKISH", "KURDISH"]);
  expect(withToggled(both, "languageNames", "TURKISH").languageNames).toEqual(["KURDISH"]);
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
