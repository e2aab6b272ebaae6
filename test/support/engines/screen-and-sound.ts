import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { programs } from "./find-engines.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An X display that nobody looks at, such as `:0`; empty where there is none. */
    screen: string;
    /** Where a PulseAudio with a sink of its own listens, which takes time as a sound card does; else empty. */
    soundServer: string;
  }
}

async function startScreen(program: string): Promise<{ name: string; child: ChildProcess }> {
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  const name = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (number: Buffer) => resolve(`:${number.toString().trim()}`));
    child.once("close", () => reject(new Error("Xvfb did not start.")));
  });
  return { name, child };
}

async function startSound(program: string, folder: string): Promise<{ name: string; child: ChildProcess }> {
  const socket = join(folder, "sound");
  const modules = ["module-null-sink", `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const child = spawn(
    program,
    [
      "-n",
      "--daemonize=no",
      "--use-pid-file=no",
      "--exit-idle-time=-1",
      ...modules.flatMap((name) => ["-L", name]),
    ],
    { env: { PATH: process.env["PATH"], HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: "ignore" },
  );
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error("PulseAudio did not start.");
    await wait(50);
  }
  return { name: `unix:${socket}`, child };
}

/** Starts what browsers with a window and sound need, once for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-sound-"));
  const screen = programs.screen && (await startScreen(programs.screen));
  const sound = programs.sound && (await startSound(programs.sound, folder));
  project.provide("screen", screen ? screen.name : "");
  project.provide("soundServer", sound ? sound.name : "");
  return async () => {
    for (const started of [screen, sound]) if (started) started.child.kill();
    await rm(folder, { recursive: true, force: true });
  };
}
