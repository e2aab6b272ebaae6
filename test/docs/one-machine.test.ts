import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";

const folder = "deploy/one-machine";
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const unit = read("tinora.service");
const steps = readFileSync("docs/deploy.md", "utf8").split("\n## ")[1] ?? "";
const blocks = [...steps.matchAll(/```sh\n([^]*?)```/g)].map(([, block = ""]) => block).join("");
const built = [...readFileSync("vite.server.config.ts", "utf8").matchAll(/^\s+"?([\w-]+)"?: "server\//gm)];

test("the steps name every file of the folder, and each of them is installed", () => {
  expect(steps).toMatch(/^One machine, step by step\n/);
  for (const name of readdirSync(folder)) {
    expect(steps).toContain(`\`${name}\``);
    expect(blocks).toMatch(new RegExp(`(install|sed).* ${name}\\b`));
  }
});

test("the service and its commands run what the build makes", () => {
  const [, program = ""] = /^ExecStart=.* dist\/server\/(.+)\.js$/m.exec(unit) ?? [];
  const commands = [...blocks.matchAll(/^\s*tinora ([\w-]+)/gm)].map(([, command = ""]) => command);
  const named = [...(/:\?"which command: (.*?)"/.exec(read("tinora"))?.[1] ?? "").matchAll(/[\w-]{6,}/g)];
  expect(commands).toEqual(expect.arrayContaining(["create-owner", "send-test-mail", "restore"]));
  for (const name of [program, ...commands, ...named.map(([word]) => word)])
    expect(built.map(([, entry]) => entry)).toContain(name);
  expect(unit).not.toContain("npm");
});

test("the settings of the file start a server behind the proxy", () => {
  const settings = parseEnv(read("tinora.env"));
  const { dataDir, backupDir, databaseUrl, hourlyBackups, demo } = readConfig(settings as NodeJS.ProcessEnv);
  const owned = /^StateDirectory=(.*)$/m
    .exec(unit)?.[1]
    ?.split(" ")
    .map((name) => `/var/lib/${name}`);
  expect(owned).toEqual([dataDir, backupDir]);
  expect([hourlyBackups, demo, databaseUrl]).toEqual([true, "off", settings["DATABASE_URL"]]);
  const { secure, trustProxy } = readConfig(settings as NodeJS.ProcessEnv).settings;
  expect([secure, trustProxy]).toEqual([true, ["127.0.0.1"]]);
});

/** What a Caddyfile does with what comes in the clear. */
const clear = (file: string) =>
  file.slice(file.indexOf("http:// {"), file.indexOf("\n}\n", file.indexOf("http:// {")));

test("its proxy refuses calls in the clear as the one of many machines does", () => {
  expect(clear(read("Caddyfile"))).toBe(clear(readFileSync("deploy/Caddyfile", "utf8")));
  expect(clear(read("Caddyfile"))).toContain("respond 403");
  expect(read("Caddyfile")).toContain(
    `\n${new URL(String(parseEnv(read("tinora.env"))["SITE_URL"])).hostname} {`,
  );
});

test("a shell reads the two commands", () => {
  for (const name of ["tinora", "update"])
    expect(spawnSync("sh", ["-n", join(folder, name)], { encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(hasSystemd)("systemd knows every line of the unit", () => {
  const there = mkdtempSync(join(tmpdir(), "tinora-unit-"));
  onTestFinished(() => rmSync(there, { recursive: true }));
  const verified = (text: string) => {
    const file = join(there, "tinora.service");
    // The program is looked for, and is not on this machine.
    writeFileSync(file, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    return (stdout + stderr).split("\n").filter((line) => line.includes(file));
  };
  expect(verified(unit)).toEqual([]);
  expect(verified(unit.replace("ProtectHome", "ProtectHouse"))).toHaveLength(1);
});

test("the changelog names every migration once, the newest day's first", () => {
  const named = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/`(\d{4}_[\w-]+)`/g)].map(
    ([, name]) => name,
  );
  const there = readdirSync("server/db/migrations").filter((name) => name.endsWith(".sql"));
  expect(named.toSorted()).toEqual(there.map((name) => name.replace(".sql", "")).toSorted());
  expect(named.at(-1)).toBe("0000_start");
});
