import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { rooms } from "#server/db/schema/rooms.ts";
import { loadSite, type VisitorMark } from "#server/site/load.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { temporaryFolder } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/fixtures.ts";

const script = "export const answer = 42;".repeat(20);

/** A small build of the shape that `npm run build:site` leaves. */
const files: Record<string, string | Buffer> = {
  "index.html": "<!doctype html><title>shell</title>",
  "prerendered/tr/index.html":
    '<!doctype html><link rel="canonical" href="https://site-url.invalid/">Merhaba',
  "prerendered/en/index.html": "<!doctype html>Hello",
  "prerendered/tr/privacy.html": "<!doctype html>Gizlilik",
  "prerendered/en/privacy.html": "<!doctype html>Privacy",
  "prerendered/tr/accessibility.html": "<!doctype html>Erişilebilirlik",
  "prerendered/en/accessibility.html": "<!doctype html>Accessibility",
  "prerendered/tr/room.html": "<!doctype html>Oda",
  "prerendered/en/room.html": "<!doctype html>Room",
  "assets/app-1a2b.js": script,
  "assets/app-1a2b.js.br": brotliCompressSync(script),
  "assets/app-1a2b.js.map": "{}",
  "favicon.svg": "<svg/>",
  "robots.txt": "Sitemap: https://site-url.invalid/sitemap.xml",
  "sitemap.xml": "<loc>https://site-url.invalid/</loc>",
  "csp.json": JSON.stringify({
    script: ["'sha256-AAA='"],
    style: ["'sha256-BBB='"],
    connect: ["https://api.example"],
  }),
  "routes.json": JSON.stringify([
    "/",
    "/privacy",
    "/login",
    "/panel",
    "/offers/$offerId",
    "/owner/dashboard",
  ]),
};

const test = base
  .extend("options", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return { parts: { site: await loadSite(folder, "https://tinora.example") } };
  })
  .extend(
    "get",
    ({ server }) =>
      (url: string, headers: Record<string, string> = {}) =>
        server.inject({ url, headers: { accept: "text/html,*/*;q=0.8", ...headers } }),
  );

describe("pages", () => {
  test("the landing page is prerendered: Turkish, or English when the address says so", async ({ get }) => {
    expect((await get("/")).body).toContain("Merhaba");
    expect((await get("/?lang=tr")).body).toContain("Merhaba");
    expect((await get("/?lang=en")).body).toContain("Hello");
    expect((await get("/?lang=de")).body).toContain("Merhaba");
  });

  test("a parameter of nonsense changes no page, and is refused by the API as before", async ({ get }) => {
    for (const nonsense of ["?lang=%00", "?q=a%00b&page=%", "?lang=en%00"]) {
      const landing = await get(`/${nonsense}`);
      expect([nonsense, landing.statusCode, landing.body]).toEqual([
        nonsense,
        200,
        expect.stringContaining("Merhaba"),
      ]);
      expect((await get(`/panel${nonsense}`)).body).toContain("shell");
      expect((await get(`/nowhere${nonsense}`)).body).toContain("shell");
      expect((await get(`/robots.txt${nonsense}`)).statusCode).toBe(200);
    }
    for (const address of ["/api/v1/voices?q=%00", "/api/nowhere?q=%00", "/audio/none.mp3?q=%00"])
      expect([address, (await get(address)).statusCode]).toEqual([address, 400]);
    expect((await get("/privacy?lang=en")).body).toContain("Privacy");
    expect((await get("/accessibility?lang=en")).body).toContain("Accessibility");
  });

  const nonsense = ["%00", "%", "%E0%A4%A", "%ff", "en&lang=en", "x".repeat(5000), "", "__proto__"];

  test.for(nonsense)("a parameter of %s shows the page as without it", async (value, { get }) => {
    for (const [path, text] of [
      ["/", "Merhaba"],
      ["/privacy", "Gizlilik"],
      ["/accessibility", "Erişilebilirlik"],
      ["/panel", "shell"],
      ["/room/none", "Oda"],
    ] as const) {
      const plain = await get(path, { "accept-language": "tr" });
      const { statusCode, body } = await get(`${path}?lang=${value}&q=${value}`, { "accept-language": "tr" });
      expect([path, statusCode, body]).toEqual([path, plain.statusCode, expect.stringContaining(text)]);
    }
  });

  test.for(["/%E0%A4%A", "/%ff/x", "/panel/%00", "/%00", "/%c0%ae%c0%ae/"])(
    "the address %s shows the page that says so, with a page’s headers",
    async (path, { get }) => {
      const { statusCode, headers, body } = await get(path);
      expect([statusCode, body]).toEqual([404, expect.stringContaining("shell")]);
      expect(headers["content-security-policy"]).toContain("'sha256-AAA='");
    },
  );

  test.for(["/api/v1/voices%", "/api/v1/voices?q=%00", "/audio/%E0%A4%A"])(
    "data’s address %s is refused as before",
    async (path, { get }) => {
      expect((await get(path)).statusCode).toBe(400);
    },
  );

  test.for([".", ",", ")", "”", "%20", "/", "...", "%E2%80%9D.", ")/"])(
    "a link with “%s” behind it leads to its page",
    async (behind, { server, client, get }) => {
      const { token } = await openRoom(server, { makerId: client.userId, voiceIds: [] });
      for (const path of [`/room/${token}`, "/offers/0b5e8f6c-1d5e-4a60-9f7e-6f3c2a1b0d9e", "/panel"]) {
        const answer = await get(`${path}${behind}?lang=en`);
        expect([answer.statusCode, answer.headers.location]).toEqual([302, `${path}?lang=en`]);
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect((await get(path)).statusCode).toBe(200);
      }
      // Chats mark italics so.
      expect((await get(`/room/${token}_`)).statusCode).toBe(200);
    },
  );

  test("an address that is no page’s, or data’s, is led nowhere", async ({ get }) => {
    for (const path of ["/nowhere.", "/api/v1/health/", "//evil.example/panel/", "/panel/x/", "/assets/"])
      expect([path, (await get(path)).headers.location]).toEqual([path, undefined]);
    expect((await get("/panel.", { accept: "application/json" })).statusCode).toBe(404);
  });

  test("a room's page is in the caller's language, kept by nobody, found by no one, and never names its room", async ({
    server,
    client,
    get,
  }) => {
    const { token, roomId } = await openRoom(server, { makerId: client.userId, voiceIds: [] });
    expect((await get(`/room/${token}`)).body).toContain("Oda");
    expect((await get(`/room/${token}`, { "accept-language": "de, en;q=0.8" })).body).toContain("Room");
    expect((await get(`/room/${token}?lang=tr`, { "accept-language": "en" })).body).toContain("Oda");
    const { statusCode, headers, body } = await get(`/room/${token}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      vary: "Accept-Encoding, Accept-Language",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(headers).not.toHaveProperty("etag");
    expect(headers["content-security-policy"]).toContain("media-src 'self' blob:;");
    expect((await get("/panel")).headers["content-security-policy"]).toContain("media-src 'self' https:");
    expect(JSON.stringify(headers) + body).not.toContain(token);
    expect((await get("/room")).statusCode).toBe(404);
    expect((await get(`/room/${token}/answers`)).statusCode).toBe(404);
    // A link that opens nothing is gone, with the same page, whatever the reason.
    await server.parts.db.update(rooms).set({ revokedAt: new Date() }).where(eq(rooms.id, roomId));
    const gone = [
      await get(`/room/${token}`),
      await get(`/room/${"t".repeat(43)}`),
      await get("/room/%F0%9F"),
    ];
    expect(gone.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [410, body],
      [410, body],
      [410, body],
    ]);
    expect(gone[0]?.headers["cache-control"]).toBe("private, no-store");
  });

  test("carry the site's own address, which was set at start", async ({ get }) => {
    expect((await get("/")).body).toContain('href="https://tinora.example/"');
    expect((await get("/robots.txt")).body).toBe("Sitemap: https://tinora.example/sitemap.xml");
    const sitemap = await get("/sitemap.xml");
    expect([sitemap.headers["content-type"], sitemap.body]).toEqual([
      "application/xml; charset=utf-8",
      "<loc>https://tinora.example/</loc>",
    ]);
  });

  test.for(["/login", "/panel?page=2&gender=Female", "/owner/dashboard"])(
    "a deep link to %s is the shell",
    async (url, { get }) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.body).toContain("shell");
    },
  );

  test("are revalidated every time, and not sent twice", async ({ get }) => {
    const first = await get("/panel");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await get("/panel", { "if-none-match": String(first.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are compressed beforehand, as the browser asks", async ({ get }) => {
    const answer = await get("/", { "accept-encoding": "gzip, br" });
    expect([answer.headers["content-encoding"], answer.headers["vary"]]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("Merhaba");
  });

  test("name the build's inline parts and the API's origin in their policy", async ({ get }) => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-AAA='");
    expect(policy).toContain("style-src 'self' 'sha256-BBB='");
    expect(policy).toContain("connect-src 'self' https://api.example");
  });

  test("are listed by search engines, and the shell is not", async ({ get }) => {
    const listing = async (url: string) => [url, (await get(url)).headers["x-robots-tag"]];
    for (const url of ["/", "/?lang=en", "/privacy"]) expect(await listing(url)).toEqual([url, undefined]);
    for (const url of ["/login", "/offers/1", "/owner/dashboard", "/nowhere"])
      expect(await listing(url)).toEqual([url, "noindex"]);
  });

  test("an address that nobody has is the shell with 404", async ({ get }) => {
    const answer = await get("/nowhere/at/all");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.body).toContain("shell");
  });
});

/** A build of one page, loaded by a server with this mark. */
const marked = async (html: string, mark?: VisitorMark) => {
  const { folder, remove } = await temporaryFolder();
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "robots.txt"), "<html>");
  await writeFile(join(folder, "csp.json"), files["csp.json"] ?? "");
  await writeFile(join(folder, "routes.json"), "[]");
  const site = await loadSite(folder, "https://tinora.example", mark ? { mark } : {});
  await remove();
  return site;
};

describe("the mark of a server that knows accounts", () => {
  const html = '<!doctype html><html lang="tr" dir="ltr"><head><script>start()</script></head>';

  test.for(["accounts idempotency requests", "accounts idempotency requests mail"] as const)(
    "%j stands on the page, in every encoding",
    async (mark) => {
      const { texts, csp } = await marked(html, mark);
      const page = texts.get("index.html");
      const expected = html.replace(/<html [^>]*/, (start) => `${start} data-visitor="${mark}"`);
      expect(page?.plain.toString()).toBe(expected);
      expect(brotliDecompressSync(page?.br ?? "").toString()).toBe(expected);
      expect(gunzipSync(page?.gzip ?? "").toString()).toBe(expected);
      // The hashes of the policy are of what stands inside the scripts, which stay as they are.
      expect(csp.script).toEqual(["'sha256-AAA='"]);
      expect(texts.get("robots.txt")?.plain.toString()).toBe("<html>");
    },
  );

  test("makes another page, with another tag", async () => {
    const sites = [
      await marked(html),
      await marked(html, "accounts idempotency requests"),
      await marked(html, "accounts idempotency requests mail"),
    ];
    const pages = sites.map(({ texts }) => texts.get("index.html"));
    expect(new Set(pages.map((page) => page?.etag)).size).toBe(3);
    expect(pages[0]?.plain.toString()).toBe(html);
  });
});

describe("files", () => {
  test("with a hash in their name are kept for ever and come compressed", async ({ get }) => {
    const answer = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "application/javascript; charset=utf-8",
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await get("/assets/app-1a2b.js", { "accept-encoding": "" })).body).toBe(script);
  });

  test("without one are kept for an hour", async ({ get }) => {
    expect((await get("/favicon.svg")).headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "content-type": "image/svg+xml; charset=utf-8",
    });
  });

  test.for([
    "/assets/gone-9z.js",
    "/assets/",
    "/package.json",
    "/.env",
    "/assets/app-1a2b.js.map",
    "/missing.png",
    "/csp.json",
    "/routes.json",
    "/index.html.br",
    "/assets/..%2f..%2fpackage.json",
    "/..%2fpackage.json",
    "/api/nothing",
    "/audio/nothing.mp3",
  ])("%s is 404 and never a page", async (url, { get }) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).not.toContain("<");
  });

  test("answer HEAD like GET, without the body", async ({ server }) => {
    const answer = await server.inject({ method: "HEAD", url: "/assets/app-1a2b.js" });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });
});
