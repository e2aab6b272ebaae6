import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { buildApp } from "#server/app.ts";
import { openPlaces, rights } from "./rights.ts";
import { test as base } from "./world.ts";

// Every route of an application like the world's, as Fastify tells while it is made.
const test = base.extend("registered", { scope: "file" }, async ({ server }) => {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, config }) => {
      if (config?.isOtherMethod) return;
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  subscribe("fastify.initialization", listen);
  const app = await buildApp(server.parts);
  unsubscribe("fastify.initialization", listen);
  await app.close();
  return routes;
});

const isOpen = (route: string) => openPlaces.some((place) => place.test(route.split(" ")[1] ?? ""));

test("every registered route stands in the table, and every one of the table is registered", ({
  registered,
}) => {
  const table = new Set(rights.map(({ route }) => route));
  const reads = [...table].filter((route) => route.startsWith("GET ")).map((route) => route.slice(4));
  for (const path of reads) table.add(`HEAD ${path}`);
  const strangers = [...registered].filter((route) => !table.has(route) && !isOpen(route));
  expect(strangers).toEqual([]);
  expect([...table].filter((route) => !registered.has(route))).toEqual([]);
});
