import { readFileSync } from "node:fs";

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  integrity: string | undefined;
  resolved: string | undefined;
  hasInstallScript: boolean;
  isDev: boolean;
}

interface LockfileEntry {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

/** All packages of package-lock.json except the project itself. */
export function lockedPackages(path = "package-lock.json"): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, LockfileEntry> };
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "",
      licence: entry.license ?? "unknown",
      integrity: entry.integrity,
      resolved: entry.resolved,
      hasInstallScript: entry.hasInstallScript ?? false,
      isDev: entry.dev ?? entry.devOptional ?? false,
    }));
}

/** Whether a licence makes whoever hands on the program hand on its source under the GPL; a choice of another does not. */
export const isGpl = (licence: string): boolean => /(^|[ (])A?GPL/.test(licence) && !licence.includes(" OR ");
