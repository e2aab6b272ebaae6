import { limits } from "#contract/constants/limits.ts";
import { Showcase, type ShowcaseVoice } from "#contract/showcase.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { contentTag } from "#server/http/etag.ts";
import type { Job } from "#server/jobs.ts";
import type { Settings } from "#server/settings.ts";
import { findShown } from "./sql.ts";

// A deployed change of the fields must not be answered with 304.
const shape = contentTag(Showcase).slice(1, 9);

interface ShelfParts {
  db: Db;
  clock: () => Date;
  settings: Settings;
}

interface KeptShowcase {
  showcase: Showcase;
  etag: string;
}

/** What visitors hear, read once a generation of the library and day. */
export class Shelf {
  readonly #parts: ShelfParts;
  #kept: KeptShowcase = { showcase: { voices: [] }, etag: "" };

  constructor(parts: ShelfParts) {
    this.#parts = parts;
  }

  /** The samples of the public page when it was last read; none under the least that make a shelf. */
  get shown(): readonly ShowcaseVoice[] {
    return this.#kept.showcase.voices;
  }

  /** The samples of the public page as they are now. */
  async read(): Promise<KeptShowcase> {
    const { db } = this.#parts;
    const today = agencyToday(this.#parts);
    const etag = `W/"${shape}-${await readGeneration(db)}-${today}"`;
    if (this.#kept.etag !== etag) {
      const shown = await findShown(db, today, limits.showcase.shown);
      this.#kept = { showcase: { voices: shown.length < limits.showcase.least ? [] : shown }, etag };
    }
    return this.#kept;
  }
}

/** Keeps up what the landing page says of the shelf, which is served without asking the database. */
export const readShelf = (shelf: Shelf): Job => ({
  name: "read the shelf",
  everySeconds: 30,
  async run() {
    await shelf.read();
  },
});
