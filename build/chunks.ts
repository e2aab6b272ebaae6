import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { publicPages } from "./pages/public-pages.ts";

type Graph = Rolldown.ChunkingContext;

const { guest, ...ofSite } = publicPages;
const site = new Set(Object.values(ofSite).map(({ entry }) => resolve(entry)));
const landing = resolve(ofSite.landing.entry);
const room = resolve(guest.entry);
const publicEntries = site.union(new Set([room]));
const application = resolve("src/app/start.tsx");
/** Where clients start: the application, with the library and the frame that it stands in. */
export const start: ReadonlySet<string> = new Set([
  application,
  ...["_client.tsx", "_client/panel.tsx"].map((file) => resolve(`src/routes/${file}?tsr-split=component`)),
]);

/** The entries and dynamic imports that need a module when they load. */
function usersOf(graph: Graph, id: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const users = new Set(info?.isEntry || info?.dynamicImporters.length ? [id] : []);
  return (info?.importers ?? []).reduce((all, next) => all.union(usersOf(graph, next, seen)), users);
}

/**
 * What other pages alone use of libraries. Their packages' indexes name it, so that whatever imports one seems to use it; the
 * bundler knows better.
 */
const ofOtherPages =
  /\/(?:useBlocker|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

/** Whether one of these pages makes this dynamic import: a dialog, the shelf, a room's console. */
const isLateIn = (pages: ReadonlySet<string>, graph: Graph, user: string): boolean =>
  graph
    .getModuleInfo(user)
    ?.dynamicImporters.some((importer) => !usersOf(graph, importer).isDisjointFrom(pages)) ?? false;

/**
 * The file of a module, by who needs it at once: the site and others, a room's page, the application's start. What the
 * site and a room's page load later is apart, so that their dialogs wait for nothing else. `null`: beside its only user, or
 * in a file of its own with what the same users need.
 */
function fileOf(id: string, graph: Graph): string | null {
  if (ofOtherPages.test(id)) return null;
  const users = usersOf(graph, id);
  const isOfSite = !users.isDisjointFrom(site);
  const isOfStart = !users.isDisjointFrom(start);
  const isLate = (pages: ReadonlySet<string>) => users.values().some((user) => isLateIn(pages, graph, user));

  // What clients start with is one file: it comes at once, and packs better.
  if (users.size > 0 && users.isSubsetOf(start)) return "app";
  if (users.size < 2) return null;
  // The application contains the site's pages too, as routes of its own; what those to read share is no burden to the landing.
  if (isOfSite) return (users.size > 2 && users.has(landing)) || isOfStart ? "base" : null;
  if (users.has(room)) return isOfStart ? "shared" : "room";
  if (isOfStart) return isLate(publicEntries) ? "late" : "app";
  return isLate(site) ? "later" : null;
}

export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
};
