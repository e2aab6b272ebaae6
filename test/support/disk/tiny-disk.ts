import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that can be filled to the last byte. */
export interface TinyDisk {
  folder: string;
  fill(): void;
  free(): void;
  makeReadOnly(): void;
  remove(): void;
}

/** Mounts a disk in memory; only root on Linux may, and not in every container. */
export function createTinyDisk(megabytes: number): TinyDisk {
  const folder = mkdtempSync(join(tmpdir(), "tinora-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      for (const size of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    makeReadOnly: () => void execFileSync("mount", ["-o", "remount,ro", folder], { stdio: "ignore" }),
    remove() {
      execFileSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
}

/** Whether this machine lets us make one. */
export function canMakeDisks(): boolean {
  try {
    createTinyDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}
