import { expect, test } from "vitest";
import { Type } from "typebox";
import { ClientUpdate } from "#contract/clients/clients.ts";
import { GuestChange } from "#contract/guest.ts";
import { OfferAct } from "#contract/offers/offer-events.ts";
import { validatorCompiler } from "#server/http/validator.ts";

const schema = Type.Object({
  name: Type.Optional(Type.String()),
  inner: Type.Optional(
    Type.Array(Type.Union([Type.Object({ text: Type.String() }), Type.Null(), Type.Number()])),
  ),
});
const check = validatorCompiler({ schema, method: "POST", url: "/", httpPart: "body" });

const storable = (instancePath: string) => ({
  error: [
    { keyword: "storable", instancePath, schemaPath: "", params: {}, message: "must be storable text" },
  ],
});

test("what fits is handed on as it is", () => {
  const value = { name: "👩‍👩‍👧‍👦", inner: [{ text: "a" }, null, 1] };
  expect(check(value)).toEqual({ value });
});

test("what no database can store is named by its place, however deep and whatever stands before it", () => {
  expect(check({ name: "a\u0000b" })).toEqual(storable("/name"));
  expect(check({ name: "a\ud800" })).toEqual(storable("/name"));
  expect(check({ name: "a", inner: [null, 1, { text: "b" }, { text: "\udc00" }] })).toEqual(
    storable("/inner/3/text"),
  );
});

test("a text alone has no place of its own", () => {
  const text = validatorCompiler({ schema: Type.String(), method: "POST", url: "/", httpPart: "body" });
  expect(text("\u0000")).toEqual(storable(""));
});

test("a list that is too long is refused before any entry of it is read", () => {
  const offers = validatorCompiler({ schema: ClientUpdate, method: "POST", url: "/", httpPart: "body" });
  const untouchable = new Proxy(
    Array.from({ length: 25_000 }, () => "one voice"),
    {
      get(list, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) throw new Error(`entry ${key} was read`);
        return Reflect.get(list, key);
      },
    },
  );
  const draft = { budget: 1, platform: "TV", version: 1, voiceIds: untouchable };
  expect(offers({ offers: [draft] })).toMatchObject({
    error: [{ keyword: "maxItems", instancePath: "/offers/0/voiceIds" }],
  });
  expect(offers({ offers: [{ ...draft, voiceIds: ["one voice", "one voice"] }] })).toHaveProperty("error");
  expect(offers({ offers: [{ ...draft, voiceIds: ["one voice"] }] })).toHaveProperty("value");
});

test("more fields than the contract has are refused before any of them is described", () => {
  const body = Object.fromEntries(Array.from({ length: 40_000 }, (_, nth) => [`field${nth}`, 0]));
  const update = validatorCompiler({ schema: ClientUpdate, method: "POST", url: "/", httpPart: "body" });
  expect(update(body)).toEqual({
    error: [
      {
        keyword: "additionalProperties",
        instancePath: "",
        schemaPath: "",
        params: { additionalProperties: ["field0", "field1", "field2"] },
        message: "must not have more fields",
      },
    ],
  });
});

const errorsIn = (contract: typeof OfferAct | typeof ClientUpdate | typeof GuestChange, value: unknown) => {
  const checked = validatorCompiler({ schema: contract, method: "POST", url: "/", httpPart: "body" })(value);
  const { error } = checked as { error: { keyword: string; instancePath: string; params: object }[] };
  return error.map(({ keyword, instancePath, params }) => [keyword, instancePath, params]);
};

const missing = (...requiredProperties: string[]) => ["required", "", { requiredProperties }];

test("of a choice the shape that was meant is told of, and no other", () => {
  expect(errorsIn(OfferAct, { kind: "decline" })).toEqual([missing("proposal", "eventId", "reason")]);
  const terms = { budget: "x", platform: "TV", version: 1, voiceIds: ["a"], deliverBy: "2026" };
  const propose = { kind: "propose", proposal: 1, eventId: "1", terms };
  expect(errorsIn(OfferAct, propose).map(([, place]) => place)).toEqual([
    "/terms/budget",
    "/terms/deliverBy",
  ]);
  expect(errorsIn(GuestChange, { letter: "A", noteId: crypto.randomUUID() })).toEqual([
    missing("seconds", "text"),
  ]);
  const draft = { budget: 5, platform: "", version: 1, voiceIds: ["a"] };
  expect(errorsIn(ClientUpdate, { offers: [draft] })).toEqual([
    ["minLength", "/offers/0/platform", { limit: 1 }],
  ]);
  // Nobody knows what these were meant as.
  expect(errorsIn(OfferAct, { kind: "other" }).length).toBeGreaterThan(3);
  expect(errorsIn(OfferAct, []).length).toBeGreaterThan(3);
});
