import { test } from "#test/support/browser/fixtures.ts";
import { offerJourney } from "./journey.ts";

test("in English too client and owner come to terms by keyboard alone and print them", async ({ open }) => {
  await offerJourney(open, "en");
});
