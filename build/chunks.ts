import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { publicPages } from "./pages/public-pages.ts";

type Graph = Rolldown.ChunkingContext;

const { guest, ...ofSite } = publicPages;
const site = new Set(Object.values(ofSite).map(({ entry }) => resolve(entry)));
const room = new Set([resolve(guest.entry)]);
const application = resolve("src/app/start.tsx");
/** Where clients start: the library and the frame that it stands in. */
const library = new Set(
  ["_client.tsx", "_client/panel.tsx"].map((file) => resolve(`src/routes/${file}?tsr-split=component`)),
);
const start = library.union(new Set([application]));

/** A room's page, or what it loads later. */
const isOfRoom = (user: string) => room.has(user) || user.includes("/src/features/guest/");

/** The entries and dynamic imports that need a module when they load. */
function usersOf(graph: Graph, id: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const users = new Set(info?.isEntry || info?.dynamicImporters.length ? [id] : []);
  return (info?.importers ?? []).reduce((all, next) => all.union(usersOf(graph, next, seen)), users);
}

/** Whether one of these pages loads a module later: a dialog, the player's dock. */
const isLateIn = (pages: Set<string>, graph: Graph, id: string): boolean =>
  graph
    .getModuleInfo(id)
    ?.dynamicImporters.some((importer) => !usersOf(graph, importer).isDisjointFrom(pages)) ?? false;

/** Whether a module is or imports a library that not every page of the application loads. Icons do not count. */
function needsLibrary(graph: Graph, id: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(id) || usersOf(graph, id).has(application)) return false;
  seen.add(id);
  if (/\/node_modules\/(?!lucide-react\/)/.test(id)) return true;
  return graph.getModuleInfo(id)?.importedIds.some((next) => needsLibrary(graph, next, seen)) ?? false;
}

/** The file of a module; `null` leaves it to the imports, which put it beside its only user or into a file of its own. */
function fileOf(id: string, graph: Graph): string | null {
  const users = usersOf(graph, id);
  const isAtOnceIn = (pages: Set<string>) => !users.isDisjointFrom(pages);
  const isLaterIn = (pages: Set<string>) => users.values().some((user) => isLateIn(pages, graph, user));

  if (users.size < 2) return users.has(application) ? "app" : isAtOnceIn(room) ? "guest" : null;
  // The application contains the site's pages too, as routes of its own.
  if (isAtOnceIn(site)) return users.size > 2 || isAtOnceIn(start) ? "base" : null;
  if (users.values().every(isOfRoom)) return "guest";
  if (isAtOnceIn(room)) return isAtOnceIn(start) ? "shared" : "heard";
  if (isAtOnceIn(start)) return isLaterIn(site) ? "late" : "app";
  if (users.values().some(isOfRoom)) return null;
  const hasLibrary = needsLibrary(graph, id);
  if (isLaterIn(site)) return hasLibrary ? "forms" : "dialogs";
  if (hasLibrary) return null;
  return isLaterIn(library) ? "parts" : "pages";
}

/**
 * Modules that several entries or dynamic imports need are put together by who needs them, so that nobody waits for what
 * only others need. At once: `base` by the site and others, `shared` and `heard` by a room's page and the application at
 * its start or later, `guest` by a room's page alone, `app` by the application's start, `late` by that and, later, the
 * site. Later: `dialogs` and `forms` (those with a library) by the site, `parts` by the library, `pages` by other pages.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
};
