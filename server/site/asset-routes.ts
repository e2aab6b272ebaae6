import type { App } from "#server/http/app-type.ts";
import { chooseEncoding } from "#server/http/encoding.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { readKeptAsset } from "./kept-assets.ts";

const mediaTypes: Record<string, string> = {
  js: "application/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};
const assetName = /^[A-Za-z0-9._-]{1,120}\.(js|css|woff2)$/;

/** What has a hash in its name never changes. */
export const cacheForever = "public, max-age=31536000, immutable";

/** Serves the files of other builds; those of this build have routes of their own, which come first. */
export function registerKeptAssets(app: App, { db }: Pick<Parts, "db">): void {
  app.get<{ Params: { "*": string } }>("/assets/*", { schema: { hide: true } }, async (request, reply) => {
    const name = request.params["*"];
    const [, extension = ""] = assetName.exec(name) ?? [];
    const mediaType = mediaTypes[extension];
    if (mediaType === undefined) throw new Problem(404, "not-found");
    const wantsBrotli = chooseEncoding(request.headers["accept-encoding"]) === "br";
    const packed = wantsBrotli ? await readKeptAsset(db, `${name}.br`) : undefined;
    const bytes = packed ?? (await readKeptAsset(db, name));
    if (!bytes) throw new Problem(404, "not-found");
    if (packed) void reply.header("content-encoding", "br");
    return reply
      .header("cache-control", cacheForever)
      .header("vary", "Accept-Encoding")
      .type(mediaType)
      .send(bytes);
  });
}
