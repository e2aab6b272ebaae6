import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { safeNext } from "#src/features/login/safe-next.ts";

const origin = "https://tinora.example";
const hosts = ["evil.example", "evil.example/path", "evil.example:443/?a=1", "user@evil.example", "[::1]/x"];
const schemes = [
  "https:",
  "http:",
  "ftp:",
  "javascript:",
  "data:text/html,",
  "vbscript:",
  "blob:",
  "file:",
  "JaVaScRiPt:",
];
const slashes = [
  "//",
  "/\\",
  "\\/",
  "\\\\",
  "///",
  "/\\/",
  "\\",
  "",
  "/.//",
  "/..//",
  "/./\\",
  "/%2e//",
  "/a/..//",
];
const controls = ["\t", "\n", "\r", "\0", "\u0001", "\u001f", "\u007f", "\u0085"];

/** Addresses that must never be followed: every way we know to leave the site or run script, 300 and more. */
const evil = [
  ...slashes.flatMap((slash) => hosts.map((host) => slash + host)),
  ...schemes.flatMap((scheme) =>
    ["", "//", "/\\", "\\\\"].flatMap((slash) => hosts.map((host) => scheme + slash + host)),
  ),
  ...controls.flatMap((control) => [
    `${control}//evil.example`,
    `/${control}/evil.example`,
    `/${control}\\evil.example`,
    `/panel${control}`,
    `${control}/panel`,
    `java${control}script:alert(1)`,
  ]),
  "panel",
  "",
  " ",
  " /panel",
  ".",
  "..",
  "./panel",
  "../panel",
  "?x",
  "#x",
  "@evil.example",
  "\ufeff/panel",
  "/login",
  "/login?next=%2Fpanel",
  "/login#x",
  "/./login",
  "/x/../login",
];

it("knows 300 payloads and more", () => {
  expect(new Set(evil).size).toBeGreaterThanOrEqual(300);
});

/** Whatever comes out must be a path that stays here, however a browser reads it. */
function staysHere(next: string | undefined): boolean {
  if (next === undefined) return true;
  const url = new URL(next, origin);
  return url.origin === origin && next.startsWith("/") && !/^\/[/\\]/.test(next) && url.pathname !== "/login";
}

describe("the remembered location", () => {
  it.each(evil)("refuses %j", (payload) => {
    const next = safeNext(payload);
    // A dot path that comes back to this site may be kept, as the path that it is.
    expect(next === undefined || (staysHere(next) && !next.includes("evil"))).toBe(true);
  });

  it.each([undefined, null, 7, {}, ["/panel"], true])("refuses %j, which is no text", (value) => {
    expect(safeNext(value)).toBeUndefined();
  });

  it.each([
    "/",
    "/panel",
    "/panel?page=2&gender=Female",
    "/panel?languageNames=TURKISH&languageNames=ENGLISH#top",
    "/liked-voices",
    "/owner/dashboard",
    "/owner/update-voice-artist?name=%C4%B0lkay%20I%C5%9F%C4%B1k",
    "/panel?next=https://evil.example",
  ])("keeps %s", (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it("never leaves the site, whatever is given", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.constantFrom(...evil), fc.webPath()),
        fc.constantFrom("", "/", "//", "/\\", "\t/", "/."),
        (text, before) => {
          expect(staysHere(safeNext(before + text))).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
