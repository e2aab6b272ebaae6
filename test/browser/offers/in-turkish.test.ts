import { test } from "#test/support/browser/fixtures.ts";
import { offerJourney } from "./journey.ts";

test("client and owner come to terms by keyboard alone, each in a window of their own, and print them", async ({
  open,
}) => {
  await offerJourney(open, "tr");
});
