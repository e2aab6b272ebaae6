import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Type, type Static } from "typebox";
import { Check } from "typebox/value";

/** A backup that must not be restored; the message ends a sentence that begins "This backup is refused: ". */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

const hex = Type.String({ pattern: "^[0-9a-f]{64}$" });
const SavedFile = Type.Object({ sha256: hex, bytes: Type.Integer({ minimum: 0 }) });

/** What a backup says of itself; `migrations` names the schema it was taken with. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  takenAt: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Record(Type.String(), Type.Object({ ...SavedFile.properties, rows: Type.Integer() })),
  audio: Type.Array(
    Type.Object({ ...SavedFile.properties, storageKey: Type.String(), mediaType: Type.String() }),
  ),
  missingAudio: Type.Array(Type.String()),
});
export type Manifest = Static<typeof Manifest>;

export const tableFile = (folder: string, table: string) => join(folder, `${table}.ndjson.gz`);
const manifestFile = (folder: string) => join(folder, "manifest.json");
const sealFile = (folder: string) => join(folder, "manifest.sha256");

/** The manifest's own two files: its text and the SHA-256 that seals it. */
export function manifestFiles(folder: string, manifest: Manifest): [path: string, text: string][] {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return [
    [manifestFile(folder), text],
    [sealFile(folder), createHash("sha256").update(text).digest("hex")],
  ];
}

/** Reads a manifest and its seal; refused when either is missing or does not fit the other. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = await readFile(manifestFile(folder), "utf8");
    const seal = (await readFile(sealFile(folder), "utf8")).trim();
    const manifest: unknown = JSON.parse(text);
    if (createHash("sha256").update(text).digest("hex") !== seal || !Check(Manifest, manifest))
      throw new BackupRefused("its manifest is damaged");
    return manifest;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused("its manifest cannot be read", { cause: error });
  }
}
