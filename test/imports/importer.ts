import type { Import, ImportDraft } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { workOnImports } from "#server/imports/run/worker.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** A file to bring. */
export interface Sent {
  name: string;
  bytes: Buffer;
}

/** What an owner does with imports, against one server. */
export class Importer {
  readonly #server: TestServer;
  readonly #owner: Person;

  constructor(server: TestServer, owner: Person) {
    this.#server = server;
    this.#owner = owner;
  }

  /** Calls with the owner's token. */
  async call(
    method: "GET" | "POST" | "PUT",
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    return this.#server.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...this.#owner.headers, "accept-language": "en", ...headers },
    });
  }

  /** Sends a file in parts; the answer is its id. */
  async send({ name, bytes }: Sent, partBytes: number = uploadLimits.partBytes): Promise<string> {
    const begun = await this.call("POST", "/api/v1/uploads", { name, size: bytes.length });
    const { uploadId } = begun.json<Upload>();
    for (let from = 0; from < bytes.length; from += partBytes) {
      const part = bytes.subarray(from, from + partBytes);
      const answer = await this.call("PUT", `/api/v1/uploads/${uploadId}?from=${from}`, part, {
        "content-type": "application/octet-stream",
      });
      if (answer.statusCode !== 200) throw new Error(`A part was answered with ${answer.statusCode}.`);
    }
    return uploadId;
  }

  /** Waits until nothing is left to check or to run. */
  async settle(): Promise<void> {
    await workOnImports(this.#server.parts, () => false);
  }

  /** Sends files and asks for their check; the answer as it came. */
  async ask(files: Sent[], more: Partial<ImportDraft> = {}) {
    const uploadIds = [];
    for (const file of files) uploadIds.push(await this.send(file));
    return this.call("POST", "/api/v1/imports", { uploadIds, ...more });
  }

  /** Sends files and has them checked. */
  async check(files: Sent[], more: Partial<ImportDraft> = {}): Promise<Import> {
    const asked = await this.ask(files, more);
    if (asked.statusCode !== 201) throw new Error(`${asked.statusCode}: ${asked.body}`);
    const { importId } = asked.json<Import>();
    return this.waitFor(importId, "checked");
  }

  async read(importId: string, query = "size=100"): Promise<Import> {
    return (await this.call("GET", `/api/v1/imports/${importId}?${query}`)).json<Import>();
  }

  /** Waits for a state: the server works by itself, and the test's clock stands still. */
  async waitFor(importId: string, state: Import["state"]): Promise<Import> {
    for (;;) {
      const found = await this.read(importId);
      if (found.state === state) return found;
      if (["done", "cancelled", "failed"].includes(found.state)) throw new Error(`It is ${found.state}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Starts a checked import and waits for its end. */
  async run(importId: string): Promise<Import> {
    const started = await this.call("POST", `/api/v1/imports/${importId}/start`);
    if (started.statusCode !== 200) throw new Error(`${started.statusCode}: ${started.body}`);
    return this.waitFor(importId, "done");
  }
}

/** A spreadsheet of these lines in UTF-8. */
export const sheetOf = (lines: string[], name = "artists.csv"): Sent => ({
  name,
  bytes: Buffer.from(lines.join("\r\n")),
});
