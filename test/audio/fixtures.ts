import { readdirSync, readFileSync } from "node:fs";

const folder = "test/audio/fixtures";
const names = readdirSync(folder).filter((name) => !name.endsWith(".sh"));

export const fixture = (name: string): Buffer => readFileSync(`${folder}/${name}`);

/** What each fixture is kept as, by its content. */
export const kept: Record<string, { extension: string; mediaType: string }> = Object.fromEntries(
  names
    .filter((name) => !name.startsWith("refused"))
    .map((name) => {
      const extension = name.slice(-3);
      const mediaType = { mp3: "audio/mpeg", wav: "audio/wav", m4a: "audio/mp4" }[extension] ?? "audio/ogg";
      return [name, { extension, mediaType }];
    }),
);

/** Real files of types that are not kept. */
export const refused = names.filter((name) => name.startsWith("refused"));
