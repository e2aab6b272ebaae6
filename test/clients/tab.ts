import type { Client } from "#contract/clients/clients.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { readClient, sendUpdate } from "./calls.ts";
import type { Toggle } from "./serial-orders.ts";

/** A browser tab of a client, which does as the application does: its own copy, If-Match, and on 412 once more. */
export class Tab {
  /** What the server took of this tab's changes, in order. */
  readonly done: Toggle[] = [];
  readonly #server: TestServer;
  readonly #person: Person;
  #copy: Client & { etag: string };

  private constructor(server: TestServer, person: Person, copy: Client & { etag: string }) {
    this.#server = server;
    this.#person = person;
    this.#copy = copy;
  }

  static async open(server: TestServer, person: Person): Promise<Tab> {
    return new Tab(server, person, await readClient(server, person));
  }

  /** Makes a change; `turn` is awaited before every request. Three retries, then the change is given up. */
  async toggle(change: Toggle, turn: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; tries < 4; tries += 1) {
      await turn();
      const answer = await this.#send(change);
      if (answer.statusCode === 200) {
        this.#copy = { ...answer.json<Client>(), etag: String(answer.headers["etag"]) };
        this.done.push(change);
        return;
      }
      if (answer.statusCode !== 412) throw new Error(`${answer.statusCode} ${answer.body}`);
      await turn();
      this.#copy = await readClient(this.#server, this.#person);
    }
  }

  #send({ url, liked }: Toggle) {
    const { etag, userName: _userName, ...whole } = this.#copy;
    const others = whole.likedVoiceMp3s.filter((other) => other !== url);
    const likedVoiceMp3s = liked ? [...others, url] : others;
    const body = { ...whole, likedVoiceMp3s, offers: [] };
    return sendUpdate(this.#server, this.#person, body, { headers: { "if-match": etag } });
  }
}
