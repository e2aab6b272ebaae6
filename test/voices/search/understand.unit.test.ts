import { describe, expect, test } from "vitest";
import { understand } from "#server/voices/search/understand.ts";

const names = new Set(["derya", "gencay", "kadim", "sakine", "kaya", "olga", "sicak"]);
const isName = (word: string) => names.has(word);

/** What is typed, the values that it names, and what is left. */
type Question = [typed: string, values: string, text?: string];

const readQuestion = ([typed, values, text = ""]: Question) => ({
  typed,
  values: values.split(" ").filter(Boolean),
  text,
});

const questions: Record<string, Question[]> = {
  "in Turkish": [
    ["sıcak kadın sesi türkçe", "WARM Female TURKISH"],
    ["genç enerjik erkek", "TEEN YOUNG_ADULT ENERGETIC Male"],
    ["tok erkek sesi", "DEEP Male"],
    ["çocuk sesi", "TEEN"],
    ["Genç yetişkin", "YOUNG_ADULT"],
    ["orta yaşlı bir kadın", "ADULT Female"],
    ["kendinden emin dış ses arıyorum", "CONFIDENT"],
    ["hikâye anlatıcısı", "NARRATOR"],
    ["Ünlü ses", "CELEBRITY"],
    ["8–18", "TEEN"],
    ["Olgun (51+)", "SENIOR"],
    ["almanca konuşan yaşlı adam", "GERMAN SENIOR Male"],
    ["kahve reklamı", "COMMERCIAL", "kahve"],
    ["radyo spotu", "COMMERCIAL"],
    ["santral anonsu", "IVR"],
    ["sesli kitap okuyan", "AUDIOBOOK"],
    ["çizgi film dublajı", "CHARACTER DUBBING"],
    ["sıcak genç kadın almanca radyo reklamı", "WARM TEEN YOUNG_ADULT Female GERMAN COMMERCIAL"],
    ["sakin, dingin; huzurlu!", "CALM CALM CALM"],
    ["babaanne", "Female SENIOR"],
  ],
  "in English": [
    ["warm female turkish", "WARM Female TURKISH"],
    ["a deep male voice-over", "DEEP Male"],
    ["young adult", "YOUNG_ADULT"],
    ["young woman", "TEEN YOUNG_ADULT Female"],
    ["child and teen (8–18)", "TEEN"],
    ["middle-aged man with an american accent", "ADULT Male ENGLISH"],
    ["storyteller for kids", "NARRATOR TEEN"],
    ["calm coffee", "CALM", "coffee"],
    ["farsi speaker", "PERSIAN"],
    ["self-confident lady", "CONFIDENT Female"],
    ["old or elderly", "SENIOR SENIOR"],
    ["IVR", "IVR"],
    ["warm young female german radio commercial", "WARM TEEN YOUNG_ADULT Female GERMAN COMMERCIAL"],
  ],
  "in both languages at once": [
    ["warm kadın", "WARM Female"],
    ["sıcak female english", "WARM Female ENGLISH"],
    ["genç voice", "TEEN YOUNG_ADULT"],
  ],
  "without Turkish letters": [
    ["sicak kadin sesi turkce", "WARM Female TURKISH"],
    ["genc yetiskin", "YOUNG_ADULT"],
    ["ozguvenli sefkatli guclu", "CONFIDENT COMPASSIONATE POWERFUL"],
    ["cocuk", "TEEN"],
    ["hikaye anlaticisi", "NARRATOR"],
    ["ingilizce", "ENGLISH"],
    ["ağir", "", "ağir"],
  ],
  "in upper case": [
    ["SICAK KADIN", "WARM Female"],
    ["İNGİLİZCE", "ENGLISH"],
    ["INGILIZCE", "ENGLISH"],
    ["ILIK", "WARM"],
    ["TÜRKÇE ERKEK", "TURKISH Male"],
    ["WARM FEMALE", "WARM Female"],
    ["İSPANYOLCA", "SPANISH"],
    ["i\u0307spanyolca", "SPANISH"],
  ],
  "with endings": [
    ["türkçede", "TURKISH"],
    ["erkekler", "Male"],
    ["erkeklerin", "Male"],
    ["kadınlardan", "Female"],
    ["gençler", "TEEN YOUNG_ADULT"],
    ["Türkçe’de", "TURKISH"],
    ["İngilizce'den", "ENGLISH"],
    ["genç yetişkinler", "YOUNG_ADULT"],
    ["sıcağı", "WARM"],
    ["warmer", "WARM"],
    ["females", "Female"],
    ["bayi", "", "bayi"],
    ["tokyo", "", "tokyo"],
    ["malek", "", "malek"],
    ["kadıköy", "", "kadıköy"],
  ],
  misspelt: [
    ["scak kadn", "WARM Female"],
    ["erkke", "Male"],
    ["karizmtaik", "CHARISMATIC"],
    ["enerrjik", "ENERGETIC"],
    ["türkce", "TURKISH"],
    ["frnasızca", "FRENCH"],
    ["engelish", "ENGLISH"],
    ["authoritatve", "AUTHORITATIVE"],
    ["genç yetskin", "YOUNG_ADULT"],
    ["kadnlar", "Female"],
    ["tlk", "", "tlk"],
    ["deeep", "", "deeep"],
    ["krizmtaik", "", "krizmtaik"],
  ],
  "in quotes": [
    ["“sıcak” kahve", "", "“sıcak” kahve"],
    ['"deep" male', "Male", '"deep"'],
    ["“genç yetişkin” kadın “ses”", "Female", "“genç yetişkin” “ses”"],
    ["sıcak “”", "WARM"],
    ['kadın "', "Female"],
  ],
  "that are artists' names": [
    ["kadim", "", "kadim"],
    ["kadın", "Female"],
    ["Derya", "", "Derya"],
    ["Gencay", "", "Gencay"],
    ["Sakine Kaya", "", "Sakine Kaya"],
    ["sakine’nin sıcak sesi", "WARM", "sakine’nin"],
    ["sıcak", "WARM"],
  ],
};

describe.for(Object.entries(questions))("words %s", ([, asked]) => {
  test.for(asked.map(readQuestion))("“$typed”", ({ typed, values, text }) => {
    const answer = understand(typed, isName);
    expect(answer.understood.map(({ value }) => value)).toEqual(values);
    expect(answer.text).toBe(text);
  });
});

test("a word is told as it was typed, once for each of its values", () => {
  expect(understand("bir GENÇ’in Türkçe’de", isName).understood).toEqual([
    { word: "GENÇ’in", group: "ageRangeNames", value: "TEEN" },
    { word: "GENÇ’in", group: "ageRangeNames", value: "YOUNG_ADULT" },
    { word: "Türkçe’de", group: "languageNames", value: "TURKISH" },
  ]);
});

test("words and what stands in quotes are looked up folded, each once, and no more than twelve words", () => {
  expect(understand("Çay ÇAY “bir çay” kahve", isName).phrases).toEqual([
    { typed: "Çay", words: ["cay"] },
    { typed: "“bir çay”", words: ["bir", "cay"] },
    { typed: "kahve", words: ["kahve"] },
  ]);
  const many = Array.from({ length: 60 }, (_, nth) => `x${nth}`).join(" ");
  expect(understand(many, isName)).toMatchObject({ text: many, phrases: { length: 12 } });
});
