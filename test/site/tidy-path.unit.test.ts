import { describe, expect, test } from "vitest";
import { readLinkToken } from "#contract/constants/link-token.ts";
import { tidyPath } from "#server/site/tidy-path.ts";
import * as fc from "#test/support/generated.ts";

const segment = fc.stringMatching(/^[\w-]{1,43}$/);
const clean = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join("/")}`);
const sign = fc
  .constantFrom(..." .,;:!?)]}>'\"”’»…*~/\u200B\u00A0")
  .chain((one) => fc.constantFrom(one, encodeURIComponent(one)));
const signs = fc.array(sign, { minLength: 1, maxLength: 4 }).map((all) => all.join(""));

describe("a page's path", () => {
  test("loses the signs behind it, encoded or not", () => {
    fc.assert(
      fc.property(clean, signs, (path, behind) => {
        expect(tidyPath(path + behind)).toBe(path);
      }),
    );
  });

  test("stays as it is without any", () => {
    fc.assert(
      fc.property(clean, (path) => {
        expect(tidyPath(path)).toBeUndefined();
      }),
    );
  });

  test("never leads off the site, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { origin } = new URL(tidyPath(`/${text}`) ?? "/", "https://tinora.example");
        expect(origin).toBe("https://tinora.example");
      }),
    );
    for (const path of ["//evil.example/", "/\\evil.example.", "/%2Fevil/", "/", "/."])
      expect(tidyPath(path)).toBeUndefined();
  });
});

describe("a link's token", () => {
  const token = fc.stringMatching(/^[\w-]{43}$/);

  test("is read without what stands behind it", () => {
    fc.assert(
      fc.property(token, fc.oneof(signs, fc.string()), (sent, behind) => {
        expect(readLinkToken(sent + behind)).toBe(sent);
      }),
    );
  });

  test("is none where nothing of ours stands", () => {
    for (const text of ["", ".", "%20abc", " abc", "”"]) expect(readLinkToken(text)).toBe("");
  });
});
