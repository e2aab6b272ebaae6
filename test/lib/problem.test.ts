import { expect, it } from "vitest";
import { MalformedResponse, Problem, Refusal, sentenceOf } from "#src/lib/http/problem.ts";

const fallback = { id: "fallback" };

it("takes the JSON message, then the body's text, then the fallback", () => {
  const both = new Problem({ status: 422, text: '{"message":"a"}', jsonMessage: "a" });
  expect(sentenceOf(both, fallback)).toBe("a");
  expect(sentenceOf(new Problem({ status: 500, text: "text" }), fallback)).toBe("text");
  expect(sentenceOf(new Problem({ status: 0 }), fallback)).toBe(fallback);
  expect(sentenceOf(new MalformedResponse("x"), fallback)).toBe(fallback);
  expect(sentenceOf(new TypeError("internal words"), fallback)).toBe(fallback);
  const own = { id: "own" };
  expect(sentenceOf(new Refusal(own), fallback)).toBe(own);
});
