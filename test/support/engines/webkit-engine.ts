import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/support/built/free-port.ts";
import { keys, type Engine } from "./engine.ts";
import { programs } from "./find-engines.ts";

/** What a WebDriver server is asked. */
type Call = <Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Answer>;

const caller =
  (origin: string): Call =>
  async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Answer };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The window shrinks no further than what stands above the page. */
const narrow = new URL("narrow-window", import.meta.url).pathname;

/**
 * Follows errors from the document's first script on is not possible here: from the end of loading. That a size which was
 * watched changed once more is no fault: the browser says so, and tells of it with the next frame.
 */
function followFaults() {
  const all: string[] = [];
  Object.assign(globalThis, { engineFaults: all });
  addEventListener("error", ({ message }) => {
    if (!message.startsWith("ResizeObserver loop")) all.push(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => all.push(String(reason)));
}

/** WebKitGTK's own small browser over WebDriver, on a screen and with a sound card that nobody sees and hears. */
export async function startWebKit(screen: string, soundServer: string): Promise<Engine> {
  const port = await freePort();
  // A copy, as those who read it also write there.
  const settings = await mkdtemp(join(tmpdir(), "tinora-webkit-"));
  await cp(narrow, settings, { recursive: true });
  const driver = spawn(programs.webkitDriver ?? "", ["-p", port], {
    env: {
      ...process.env,
      DISPLAY: screen,
      PULSE_SERVER: soundServer,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: "1",
      GTK_THEME: "Adwaita",
    },
    stdio: "ignore",
    detached: true,
  });
  const ask = caller(`http://127.0.0.1:${port}`);
  while (!(await ask("GET", "/status").catch(() => undefined))) await wait(50);
  const options = { binary: programs.miniBrowser, args: ["--automation"] };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `/session/${sessionId}`;
  const post = <Answer>(path: string, body: object) => ask<Answer>("POST", session + path, body);
  const execute = <Answer>(source: string, args: readonly unknown[] = []) =>
    post<Answer>("/execute/sync", { script: source, args });
  const act = (type: "key" | "pointer", actions: object[]) =>
    post("/actions", {
      actions: [
        { type, id: type, actions, ...(type === "pointer" && { parameters: { pointerType: "mouse" } }) },
      ],
    });
  const press = (values: string[]) =>
    act(
      "key",
      values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  return {
    async goto(url) {
      await post("/url", { url });
      await execute(`(${followFaults.toString()})()`);
    },
    evaluate: (call, ...values) => execute(`return (${call.toString()})(...arguments)`, values) as never,
    run: async (source) => void (await execute(source)),
    click: async (x, y) =>
      void (await act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ])),
    type: async (text) => void (await press([...text])),
    press: async (key) => void (await press([keys[key]])),
    async focused() {
      const [id = ""] = Object.values(await ask<Record<string, string>>("GET", `${session}/element/active`));
      const read = (what: string) => ask<string>("GET", `${session}/element/${id}/${what}`);
      return { role: await read("computedrole"), name: await read("computedlabel") };
    },
    async resize(width, height) {
      const [outerWidth = 0, outerHeight = 0] = await execute<number[]>(
        "return [outerWidth - innerWidth, outerHeight - innerHeight]",
      );
      await post("/window/rect", { x: 0, y: 0, width: width + outerWidth, height: height + outerHeight });
    },
    async forget() {
      await ask("DELETE", `${session}/cookie`);
      await execute("try { localStorage.clear(); sessionStorage.clear(); } catch {}");
    },
    faults: () => execute("return globalThis.engineFaults ?? []"),
    picture: async () => Buffer.from(await ask<string>("GET", `${session}/screenshot`), "base64"),
    async close() {
      // What hangs would not answer; the driver and its browser are one group.
      if (driver.pid) process.kill(-driver.pid);
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
