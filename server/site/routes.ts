import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readLinkToken } from "#contract/constants/link-token.ts";
import { defaultLocale, locales, type Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import type { App } from "#server/http/app-type.ts";
import { contentPolicy } from "#server/http/headers/content-policy.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { chooseEncoding } from "#server/http/encoding.ts";
import { cacheForever } from "./asset-routes.ts";
import { findLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import type { Settings } from "#server/settings.ts";
import type { Shelf } from "#server/showcase/shelf.ts";
import { fillShelf } from "./fill-shelf.ts";
import type { Site } from "./load.ts";
import { makePage, type Page } from "./page.ts";
import { leadToTidyPath } from "./tidy-path.ts";

const hashed = /[\\/]assets[\\/]/;
const picture = /\.svg(?:\.(?:br|gz))?$/;

/** For the application's own page: without its code it shows nothing that anybody searches for. */
const unlisted = { "x-robots-tag": "noindex" };

/** The drawn pages that are read by whoever comes, and need nothing of the server but its settings. */
const toRead = new Set(["privacy", "accessibility"]);

const languageInAddress = ({ query }: FastifyRequest): Locale | undefined =>
  locales.find((locale) => locale === (query as { lang?: unknown }).lang);

const languageOf = (request: FastifyRequest): Locale => languageInAddress(request) ?? defaultLocale;

interface SiteParts {
  db: Db;
  shelf: Pick<Shelf, "shown">;
  settings: Pick<Settings, "secure">;
}

/** Serves the built site: pages from memory, everything else from the disk, compressed beforehand. */
export function registerSite(app: App, site: Site, parts: SiteParts): void {
  const { shelf } = parts;
  app.addHook("onRequest", leadToTidyPath([...site.routes, "/room/$token"]));
  const shell = site.texts.get("index.html");
  const prerendered = (name: string, locale: Locale) =>
    site.texts.get(`prerendered/${locale}/${name}`) ?? shell;

  void app.register(fastifyStatic, {
    root: site.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    globIgnore: ["**/*.{html,txt,xml,webmanifest,map,br,gz}", "**/*.json", ".vite/**"],
    setHeaders: (reply, path) => {
      void reply.header("cache-control", hashed.test(path) ? cacheForever : "public, max-age=3600");
      if (picture.test(path)) void reply.type("image/svg+xml; charset=utf-8");
    },
  });
  for (const [name, page] of site.texts)
    if (!name.endsWith(".html"))
      app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page));
  const shelved = rememberShelved(site, shelf);
  app.get("/", { schema: { hide: true } }, async (request, reply) => {
    const locale = languageOf(request);
    return sendPage(request, reply, await shelved(prerendered("index.html", locale), locale));
  });
  for (const name of toRead)
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, prerendered(`${name}.html`, languageOf(request))),
    );
  registerRoomPage(app, site, parts);
  for (const path of site.routes)
    if (path !== "/" && !toRead.has(path.slice(1)))
      // The router writes `$offerId` where this server writes `:offerId`.
      app.get(path.replaceAll("$", ":"), { schema: { hide: true } }, (request, reply) =>
        sendPage(request, reply.headers(unlisted), shell),
      );
}

/**
 * The guests' page of a room; with 410, the same one, whose calls then tell, where its address opens none. Nobody keeps it, for
 * its address opens the room; it is in the language that the caller's browser prefers.
 */
function registerRoomPage(app: App, site: Site, { db, settings }: SiteParts): void {
  const policy = contentPolicy({ csp: site.csp, secure: settings.secure, ownSound: true });
  app.get<{ Params: { token: string } }>(
    "/room/:token",
    { schema: { hide: true } },
    async (request, reply) => {
      const room = await findLiveRoom(db, roomTokenHash(readLinkToken(request.params.token)));
      if (!room) void reply.code(410);
      const locale = languageInAddress(request) ?? callerLocale(request.headers["accept-language"]);
      void reply.headers({ "content-security-policy": policy, "x-robots-tag": "noindex, nofollow" });
      return sendUnkept(request, reply, site.texts.get(`prerendered/${locale}/room.html`));
    },
  );
}

/** The landing page as it is with its shelf: made once a language and choice of voices, because it is compressed. */
function rememberShelved({ shelves }: Site, shelf: Pick<Shelf, "shown">) {
  const made = new Map<Locale, { voices: Shelf["shown"]; text: string; page: Promise<Page> }>();
  return (page: Page | undefined, locale: Locale): Page | undefined | Promise<Page> => {
    const { shown: voices } = shelf;
    const template = shelves[locale];
    if (!page || !template || voices.length === 0) return page;
    const last = made.get(locale);
    if (last?.voices === voices) return last.page;
    const text = fillShelf(page.plain.toString(), template, voices, locale);
    // What is read anew is mostly what it was.
    const next = { voices, text, page: last?.text === text ? last.page : makePage(text, page.mediaType) };
    made.set(locale, next);
    return next.page;
  };
}

/** Sends the application's own page for an address that nobody has; false where a file or data was meant. */
export function sendNotFoundPage(site: Site, request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, url, headers } = request;
  const [path = ""] = url.split("?");
  // What is unknown below /api, /audio and /assets has routes of its own and never comes here.
  const isPage = !/\.[a-z0-9]+$/i.test(path);
  const asks = method === "GET" && (headers.accept ?? "").includes("text/html");
  const shell = site.texts.get("index.html");
  if (!isPage || !asks || !shell) return false;
  sendPage(request, reply.code(404).headers(unlisted), shell);
  return true;
}

/** Sends a page as the browser's encoding asks; always revalidated, so that a new build shows at once. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (!page) return sendMissing(reply);
  void reply.header("cache-control", "no-cache").header("etag", page.etag);
  if (reply.statusCode === 200 && request.headers["if-none-match"]?.includes(page.etag))
    return reply.header("vary", "Accept-Encoding").code(304).send();
  return sendEncoded(request, reply.header("vary", "Accept-Encoding"), page);
}

/** Sends a page that neither a browser nor a proxy may keep. */
function sendUnkept(request: FastifyRequest, reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (!page) return sendMissing(reply);
  void reply.header("cache-control", "private, no-store").header("vary", "Accept-Encoding, Accept-Language");
  return sendEncoded(request, reply, page);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "plain") void reply.header("content-encoding", encoding);
  return reply.type(page.mediaType).send(page[encoding]);
}
