import { expect, test } from "vitest";
import { SampleWrite } from "#contract/samples.ts";
import { sampleColumns } from "#server/imports/sheet/sample-columns.ts";

/** What an owner writes of a sample that its columns hold in another way: its file, its days and its text. */
const heldOtherwise = ["voiceId", "voiceMp3", "consent", "transcript"];

test("every field that an owner writes of a sample has a column", () => {
  const fields: (string | null)[] = Object.values(sampleColumns).map(({ field }) => field);
  const missing = Object.keys(SampleWrite.properties).filter(
    (field) => !heldOtherwise.includes(field) && !fields.includes(field),
  );
  expect(missing).toEqual([]);
});
