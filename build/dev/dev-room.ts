import type { Plugin } from "vite";
import { locales } from "#contract/constants/site-languages.ts";
import { publicPages } from "#build/pages/public-pages.ts";

const sentences = /^virtual:sentences\/(guest|start)$/;

/** The whole catalogues in place of what a page and the application start with, which only a build knows. */
const wholeCatalogues = `export const catalogues = {${locales
  .map((locale) => `"${locale}": () => import("/locales/${locale}.po")`)
  .join()}};`;

const page = `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<script type="module" src="/${publicPages.guest.entry}"></script></head><body><div data-announcer aria-live="polite"></div><div id="root"></div></body></html>`;

/** While developing: the guests' page of a room, which is no route of the application, and what pages start with. */
export const devRoom = (): Plugin => ({
  name: "tinora-dev-room",
  apply: "serve",
  resolveId: { filter: { id: sentences }, handler: (id) => id },
  load: { filter: { id: sentences }, handler: () => wholeCatalogues },
  configureServer(server) {
    server.middlewares.use("/room", (request, response, next) => {
      server
        .transformIndexHtml(request.originalUrl ?? "/", page)
        .then((html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html), next);
    });
  },
});
