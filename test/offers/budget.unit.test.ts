import { expect, it } from "vitest";
import { isMoney } from "#server/offers/terms/clean-terms.ts";

it.each([0, 1, 0.1, 0.01, 12.5, 1250, 999_999_999.99, -0])("%d is exact to the cent", (budget) => {
  expect(isMoney(budget)).toBe(true);
});

it.each([0.001, 12.345, 1e-7, 0.1 + 0.2, 1e21, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d is not",
  (budget) => {
    expect(isMoney(budget)).toBe(false);
  },
);
