import { describe, expect, it } from "vitest";
import { comparedText, suspicionOf } from "#server/voice-requests/suspicion.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { judged } from "./judged.ts";
import { mixedRequests } from "./mixed-requests.ts";

const judge = (more: object, told: object = {}) =>
  suspicionOf(requestOf(more), { isRepeated: false, ...told });

describe("what looks like spam", () => {
  it.each([
    ["nothing of a plain one", {}, {}, null],
    ["a filled trap", {}, { website: "https://a.example" }, ["trap"]],
    ["an empty trap not", {}, { website: "" }, null],
    ["one link not", { voiceRequirements: "Film: https://www.ornek.example/film" }, {}, null],
    [
      "names of companies not",
      { companyName: "Ornek.com", voiceRequirements: "ornek.com, ornek.net" },
      {},
      null,
    ],
    ["two links", { voiceRequirements: "http://a.example www.b.example" }, {}, ["links"]],
    [
      "two links in two texts",
      { companyName: "www.a.example", budgetRange: "HTTPS://B.example" },
      {},
      ["links"],
    ],
    ["what was sent at once", {}, { openSeconds: 2 }, ["speed"]],
    ["what took three seconds not", {}, { openSeconds: 3 }, null],
    ["a repeated one that is quick", {}, { openSeconds: 0, isRepeated: true }, ["speed", "repeated"]],
  ] as const)("is %s", (_what, more, told, suspicion) => {
    expect(judge(more, told)).toEqual(suspicion);
  });

  it("compares texts by their words, and neither short ones nor those that the form began", () => {
    const voiceRequirements = "Şık bir ses, IŞIK reklamı için: yarın (mümkünse) arayın lütfen!";
    const other = "şık bir ses ışık reklamı için yarın mümkünse arayın — LÜTFEN";
    expect(comparedText({ voiceRequirements })).toBe(comparedText({ voiceRequirements: other }));
    expect(comparedText({ voiceRequirements })).toBeDefined();
    expect(comparedText({ voiceRequirements: "Sıcak bir kadın sesi, Türkçe." })).toBeUndefined();
    expect(comparedText({ voiceRequirements, asked: crypto.randomUUID() })).toBeUndefined();
  });
});

it.each([1, 33, 2026])(
  "finds nine in ten of a thousand, and one in a hundred of as many true ones, seed %i",
  (seed) => {
    const all = mixedRequests(seed);
    const suspicions = judged(all);
    const told = all.map((one, nth) => ({ ...one, isSuspected: suspicions[nth] !== null }));
    const genuine = told.filter(({ isSpam }) => !isSpam);
    const wrongly = genuine.filter(({ sent, isSuspected }) => isSuspected && !sent.website);
    const found = told.filter(({ isSpam, isSuspected }) => isSpam && isSuspected);
    expect(genuine.filter(({ sent }) => sent.website)).toHaveLength(50);
    expect(genuine.filter(({ sent }) => /https?:/.test(sent.voiceRequirements))).toHaveLength(50);
    expect([genuine.length, told.length]).toEqual([1000, 2000]);
    expect(wrongly.length).toBeLessThanOrEqual(10);
    expect(found.length).toBeGreaterThanOrEqual(900);
  },
);
