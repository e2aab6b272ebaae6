import { describe, expect, it } from "vitest";
import { sentenceFaults } from "#build/check-sentences.ts";
import type { Entry } from "#build/sentences/catalogues.ts";
import { glossaryFaults, readGlossary } from "#build/sentences/glossary.ts";
import { faultsOf, needsComment, uncommented } from "#build/sentences/rules.ts";

it("finds nothing in the catalogues", async () => {
  expect(await sentenceFaults()).toEqual([]);
});

describe("a translation's shape", () => {
  it.each([
    ["{n} voices", "{n} ses", []],
    ["{n} voices", "{m} ses", ["lacks n (argument)", "has m (argument), which the English has not"]],
    ["<0>Drop</0> here", "<0>Bırakın</0>", []],
    ["<0>Drop</0> here", "Bırakın", ["lacks </0>", "lacks <0>"]],
    ["{n, plural, one {# a} other {# b}}", "{n, plural, other {# ses}}", ["lacks the plural “one”"]],
    ["{n, plural, one {# a} other {# b}}", "{n, plural, one {# ses} other {# ses}}", []],
    ["Save now", "Şimdi  kaydet", ["has a double space"]],
    ["Save", " Kaydet", ["has a space at its start or end"]],
    ["Let’s go", "Haydi 'gidelim'", ["has a straight quote or apostrophe"]],
    ["“Go”", "„Git“", ["has „, which this language does not use"]],
    ["Save", "", ["is missing"]],
  ])("%j as %j: %j", (english, translation, faults) => {
    expect(faultsOf(english, translation, "tr")).toEqual(faults);
  });

  it("parses", () => {
    expect(faultsOf("{n} voices", "{n ses", "tr")[0]).toMatch(/^does not parse/);
  });
});

const entry = (english: string, tr: string): Entry => ({
  id: english,
  english,
  comments: [],
  files: [],
  translations: [["tr", tr]],
});

describe("the glossary", () => {
  const glossary = readGlossary(`## Terms
| English | tr |
|---|---|
| recording | kayıt, kayd |

## Words not used
| Language | Word | Say |
|---|---|---|
| tr | ileti | mesaj |
| tr | sözcü- | kelime |

## Exceptions
| Sentence | Word | Reason |
|---|---|---|
| The recording of a name | recording | a reason |
`);

  it.each([
    ["Your recordings", "Kayıtlarınız", []],
    ["Your recording", "Ses dosyanız", ["tr: “Your recording” says “recording” without “kayıt” or “kayd”"]],
    ["The recording of a name", "Adın yazılışı", []],
    ["A message", "Bir ileti", ["tr: “A message” says “ileti”; say “mesaj”"]],
    ["Contact", "İletişim", []],
    ["Words", "Sözcükler", ["tr: “Words” says “sözcü-”; say “kelime”"]],
  ])("%j as %j: %j", (english, tr, faults) => {
    expect(glossaryFaults(entry(english, tr), glossary)).toEqual(faults);
  });
});

it("wants a comment for one or two words and for places", () => {
  expect(["Save", "Save it", "{n} voices were found", "Save it now"].map(needsComment)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(uncommented([entry("Save", "Kaydet")])).toHaveLength(1);
  expect(uncommented([{ ...entry("Save", "Kaydet"), comments: ["Button of a form"] }])).toEqual([]);
});
