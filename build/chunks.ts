import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { publicPages } from "./pages/public-pages.ts";

type Graph = Rolldown.ChunkingContext;

const publicEntries = new Set(Object.values(publicPages).map(({ entry }) => resolve(entry)));
const room = resolve(publicPages.guest.entry);
const pagesOfSite = publicEntries.difference(new Set([room]));
/** A room's page, and what it loads later. */
const isOfRoom = (user: string) => user === room || user.includes("/src/features/guest/");
const application = resolve("src/app/start.tsx");
/** Where clients start: the library and what it stands in. */
const startPage = /\/src\/routes\/_client(?:\/panel)?\.tsx/;
const library = /\/node_modules\/(?!lucide-react\/)/;

/** The entries and dynamic imports that need a module when they load. */
function usersOf(graph: Graph, id: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const users = new Set(info?.isEntry || info?.dynamicImporters.length ? [id] : []);
  return (info?.importers ?? []).reduce((all, next) => all.union(usersOf(graph, next, seen)), users);
}

/** Whether a public page loads this module later, such as the shelf or a dialog. */
const isLatePart = (graph: Graph, id: string): boolean =>
  graph
    .getModuleInfo(id)
    ?.dynamicImporters.some((importer) => !usersOf(graph, importer).isDisjointFrom(publicEntries)) ?? false;

/** Whether the page where clients start loads this module later, such as the player's dock. */
const isPartOfStart = (graph: Graph, id: string): boolean =>
  graph.getModuleInfo(id)?.dynamicImporters.some((importer) =>
    usersOf(graph, importer)
      .values()
      .some((user) => startPage.test(user)),
  ) ?? false;

/** Whether a module belongs to or imports a library that not every page loads. Icons do not count. */
function needsLibrary(graph: Graph, id: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (usersOf(graph, id).has(application)) return false;
  if (library.test(id)) return true;
  return graph.getModuleInfo(id)?.importedIds.some((next) => needsLibrary(graph, next, seen)) ?? false;
}

/** The file of what a public page needs when it loads; `undefined` of what none needs. */
function publicFileOf(users: Set<string>, isOfStart: boolean): string | null | undefined {
  if (users.values().every(isOfRoom)) return "guest";
  const isOnPages = !users.isDisjointFrom(pagesOfSite);
  if (!isOnPages) return users.has(room) ? (isOfStart ? "shared" : "heard") : undefined;
  // The application contains these pages too, as routes of its own.
  return users.size > 2 || users.has(application) ? "base" : null;
}

function fileOf(id: string, graph: Graph): string | null {
  const users = usersOf(graph, id);
  if (users.size < 2) return users.has(application) ? "app" : users.has(room) ? "guest" : null;
  const isOfStart = users.has(application) || users.values().some((user) => startPage.test(user));
  const file = publicFileOf(users, isOfStart);
  if (file !== undefined) return file;
  if (isOfStart) return users.values().some((user) => isLatePart(graph, user)) ? "late" : "app";
  if (users.values().some(isOfRoom)) return null;
  if (needsLibrary(graph, id)) return "forms";
  return users.values().some((user) => isPartOfStart(graph, user)) ? "parts" : "pages";
}

/**
 * How modules are grouped into files. `base`: shared by public pages and application; `shared` and `heard`: by a room's page
 * and the application, at its start and later; `guest`: a room's page, with what it shares with its own late parts. `app`:
 * needed by every page of the application, or by the one where clients start and others. `late`: of these what a public page loads later too, which so need not load them all. `forms`, `parts` and
 * `pages`: shared by others; the first with libraries of their own, the second what the page where clients start loads later
 * too, such as the player's dock, so that a first press waits for little. All other modules follow the dynamic imports.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
};
