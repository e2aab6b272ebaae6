import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The landing page: prerendered as served, without any script, and rendered by the browser only. */
export type Variant = "prerendered" | "still" | "client";

const site = "dist/site";
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

async function pageOf(variant: string | null): Promise<string> {
  if (variant === "client") return readFile(join(site, "index.html"), "utf8");
  const page = await readFile(join(site, "prerendered/tr/index.html"), "utf8");
  return variant === "still" ? page.replace(/<script>[^]*?<\/script>/, "") : page;
}

async function bodyOf(path: string, variant: string | null): Promise<{ type: string; body: Buffer }> {
  const name = path === "/" ? "index.html" : path.slice(1);
  const type = types[extname(name)] ?? "application/octet-stream";
  const body = path === "/" ? Buffer.from(await pageOf(variant)) : await readFile(join(site, name));
  return { type, body };
}

/** Serves the variants on one origin, compressed like the real server; `?variant=` selects one. */
export async function serveVariants(): Promise<{ address: (variant: Variant) => string; close: () => void }> {
  const kept = new Map<string, { type: string; body: Buffer }>();
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const variant = searchParams.get("variant");
    const key = `${pathname} ${variant}`;
    try {
      const found = kept.get(key) ?? (await bodyOf(pathname, variant));
      const isText = /text|svg|json/.test(found.type);
      if (!kept.has(key))
        kept.set(key, { ...found, body: isText ? brotliCompressSync(found.body) : found.body });
      const { type, body } = kept.get(key) ?? found;
      response
        .writeHead(200, { "content-type": type, ...(isText && { "content-encoding": "br" }) })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    address: (variant) => `http://127.0.0.1:${port}/?variant=${variant}`,
    close: () => server.close(),
  };
}
