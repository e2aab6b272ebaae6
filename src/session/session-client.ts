import type { QueryClient } from "@tanstack/react-query";

/**
 * The cache of the session that is under way. Each session has one of its own, with its queries and mutations: what
 * a session that has ended still brings changes nothing for the next.
 */
let current: QueryClient;
let make: () => QueryClient;

/** For the application's start: `makeClient` makes the cache of each session. */
export function beginSessionClients(makeClient: () => QueryClient): QueryClient {
  make = makeClient;
  current = make();
  return current;
}

export const sessionClient = (): QueryClient => current;

/** Aborts what the session that ends still reads, and begins the cache of the next one. */
export function renewSessionClient(): QueryClient {
  void current.cancelQueries();
  current = make();
  return current;
}
