import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** The line between browsers and a server of this machine, which is cut in the middle of what is sent as often as a test likes. */
export class CutLine {
  /** Opens it on a free port. */
  static async open(): Promise<CutLine> {
    const line = new CutLine();
    await new Promise<void>((resolve) => {
      line.#server.listen(0, "127.0.0.1", resolve);
    });
    return line;
  }

  readonly #server: Server = createServer((browser) => this.#join(browser));
  readonly #joined = new Set<Socket>();
  #port = 0;
  #cuts = 0;
  #after = 0;

  private constructor() {}

  /** Where browsers find it. */
  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How often it is still to be cut. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Says at which port the server will listen. */
  leadTo(port: string): void {
    this.#port = Number(port);
  }

  /** Cuts it so often, each time once a connection has carried so many bytes to the server. */
  cut(times: number, after: number): void {
    this.#cuts = times;
    this.#after = after;
  }

  #join(browser: Socket): void {
    const server = connect(this.#port, "127.0.0.1");
    const end = () => {
      browser.destroy();
      server.destroy();
    };
    let sent = 0;
    browser.on("data", ({ length }) => {
      sent += length;
      if (this.#cuts === 0 || sent <= this.#after) return;
      this.#cuts -= 1;
      sent = 0;
      end();
    });
    for (const socket of [browser, server]) {
      this.#joined.add(socket);
      socket.on("error", end);
      socket.on("close", () => this.#joined.delete(socket));
    }
    browser.pipe(server);
    server.pipe(browser);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#joined) socket.destroy();
  }
}
