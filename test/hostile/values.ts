import * as fc from "#test/support/generated.ts";

/** Text that has broken programs: controls, halves of surrogates, marks, letters that fold, injections. */
const awkwardTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uDFFFx",
  "\u202Eexe.3pm",
  "\uFEFF",
  "\u0130I\u0131i",
  "e\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "\r\nSet-Cookie: a=b",
  "\u001B[2J",
  "'; drop table users; --",
  "%00",
  "%",
  "../../etc/passwd",
  "..%2F..%2F",
  "a/b\\c",
  "javascript:alert(1)",
  "data:text/html,<script>",
  "//evil.example/x.mp3",
  "http://169.254.169.254/",
  "/audio/../../data",
  "__proto__",
  "constructor",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}",
  "=cmd|' /C calc'!A0",
  "null",
  "-0",
  "1e309",
  "٣",
  "ﷺ".repeat(40),
];

const boundaries = [
  0, -0, -1, 1, 0.1, 1.005, 15, 100, 101, 120, 121, 999, 1000, 999_999_999.99, 1e9, 2147483647, 2147483648,
  9007199254740991, 9007199254740992, 1e21, 1e308, 5e-324, -2147483649,
];

const longTexts = [100, 101, 254, 255, 2000, 2001, 5000].map((length) => "x".repeat(length));

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 120 }) },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
  // Half a surrogate pair anywhere.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Any value that JSON can carry, mostly of the wrong kind for where it is put. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...boundaries) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { $ne: null },
      ["x"],
      [1, "1"],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 5 }) },
);

/** Bodies that are no fitting JSON at all. */
export const rawBody: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc.json({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.integer({ min: 1, max: 8000 }).map((depth) => '{"a":'.repeat(depth) + "1" + "}".repeat(depth)),
  fc.constantFrom(
    "{",
    '{"name":',
    "nul",
    "[1,]",
    '{"__proto__":{"role":"OWNER"}}',
    '{"constructor":{"prototype":{"role":"OWNER"}}}',
    '{"name":"a","name":"b"}',
    '{"offers":[],"offers":{}}',
    '"text"',
    "1e400",
    "-",
    '{"\\ud800":1}',
    "x".repeat(70_000),
    `{"name":"${"x".repeat(70_000)}"}`,
    `{"likedVoiceMp3s":[${Array.from({ length: 1001 }, () => '"https://a.example/b"').join(",")}]}`,
    `["${"y".repeat(600_000)}"]`,
    "\u0000\u0001\u0002",
    "name=a&name=b",
    "a=1&".repeat(2000),
  ),
);

export const contentTypes = [
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  " application/json",
  "application/json ;charset=utf-8",
  "application/json\t",
  "application/json,text/html",
  "application/ld+json",
  "text/json",
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-7",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "audio/mpeg",
  "",
  ";",
  'a/b; c="d',
];
