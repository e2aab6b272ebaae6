import { describe, expect } from "vitest";
import { spawnBuiltServer, temporaryFolder, type BuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

let server: BuiltServer;
test.beforeAll(async ({ emptyData, start }) => {
  server = await start({ DATA_DIR: emptyData });
});

const login = (userName: string) =>
  fetch(`${server.origin}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username: userName, password: `${userName}-password` }),
  });

async function callAs(userName: string, path: string, body?: unknown): Promise<Response> {
  const token = await (await login(userName)).text();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(
    server.origin + path,
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
  );
}

describe("npm start", () => {
  test("prints the address, both demo logins and what a power cut would do", () => {
    expect(server.output()).toContain(`ready at ${server.origin}`);
    expect(server.output()).toContain("demo-owner / demo-owner-password");
    expect(server.output()).toContain("demo-client / demo-client-password");
    expect(server.output()).toContain("not a power cut");
  });

  test("asks outside the demo for what the privacy notice has to name", async ({ start }) => {
    const asked = "set AGENCY_LEGAL_NAME and AGENCY_ADDRESS";
    expect(server.output()).not.toContain(asked);
    const unnamed = await temporaryFolder();
    const real = await start({ DATA_DIR: unnamed.folder, DEMO: "off" });
    expect(real.output()).toContain(asked);
    await real.stop();
    const named = await start({
      DATA_DIR: unnamed.folder,
      DEMO: "off",
      AGENCY_LEGAL_NAME: "Tınora A.Ş.",
      AGENCY_ADDRESS: "İstanbul",
    });
    expect(named.output()).not.toContain(asked);
    await named.stop();
    await unnamed.remove();
  });

  test("serves the site, its deep links and a page of real voices with sound", async () => {
    const deep = await fetch(`${server.origin}/panel?page=2`, { headers: { accept: "text/html" } });
    expect([deep.status, deep.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const page = (await (await callAs("demo-client", "/api/v1/voices?size=15")).json()) as {
      content: { voiceMp3: string }[];
      totalElements: number;
    };
    expect(page.content).toHaveLength(15);
    expect(page.totalElements).toBeGreaterThanOrEqual(240);
    const sound = await fetch(server.origin + (page.content[0]?.voiceMp3 ?? ""), {
      headers: { range: "bytes=0-99" },
    });
    expect([sound.status, sound.headers.get("content-type")]).toEqual([206, "audio/mpeg"]);
    expect((await sound.arrayBuffer()).byteLength).toBe(100);
  });

  test("refuses a second process on the same data with a sentence", async ({ emptyData }) => {
    const second = spawnBuiltServer({ DATA_DIR: emptyData });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("Another server is using");
    expect(second.output()).not.toContain("    at ");
  });

  test("keeps what it acknowledged through kill -9, and starts again at once", async ({
    emptyData,
    start,
  }) => {
    const made = await callAs("demo-owner", "/api/v1/clients", { name: "Kalıcı", lastName: "Müşteri" });
    expect(made.status).toBe(201);
    const credentials = (await made.json()) as { username: string; password: string };
    expect(await server.stop("SIGKILL")).toBeNull();
    server = await start({ DATA_DIR: emptyData });
    const again = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: "POST",
      body: new URLSearchParams(credentials),
    });
    expect(again.status).toBe(200);
  });

  test("stops gracefully and keeps the data over a restart", async ({ emptyData, start }) => {
    expect(await server.stop("SIGTERM")).toBe(0);
    server = await start({ DATA_DIR: emptyData });
    expect((await login("demo-client")).status).toBe(200);
  });
});
