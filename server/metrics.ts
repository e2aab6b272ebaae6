import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "./http/app-type.ts";

/** Values by kind; under the empty name one without a kind. */
type Figures = Record<string, number>;

const loginRoute = "/api/v1/auth/login";

/** Counts calls by route pattern: no address, name or token becomes a label. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls: Counter<"method" | "route" | "status">;
  readonly #seconds: Histogram<"method" | "route">;
  readonly #logins: Counter<"problem">;
  readonly #mails: Counter;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#calls = new Counter({
      name: "tinora_http_requests_total",
      help: "Answered calls.",
      labelNames: ["method", "route", "status"],
      registers: [this.#registry],
    });
    this.#seconds = new Histogram({
      name: "tinora_http_request_seconds",
      help: "Seconds from a call's first byte to its answer's last.",
      labelNames: ["method", "route"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.#registry],
    });
    this.#logins = new Counter({
      name: "tinora_logins_refused_total",
      help: "Refused logins, by their problem's code.",
      labelNames: ["problem"],
      registers: [this.#registry],
    });
    this.#mails = new Counter({
      name: "tinora_mails_refused_total",
      help: "Letters that the mail server did not take; they are tried again.",
      registers: [this.#registry],
    });
  }

  /** The mail server refused a letter; it is tried again. */
  mailRefused(): void {
    this.#mails.inc();
  }

  /** A figure that is read whenever somebody asks; while it cannot be read it is left out. */
  gauge(name: string, help: string, read: () => Figures | Promise<Figures>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ["kind"],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const figures = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        for (const [kind, value] of Object.entries(figures)) this.set(kind ? { kind } : {}, value);
      },
    });
    void gauge;
  }

  /** Register it before the routes: it counts only those that come after it. */
  watch(app: App): void {
    app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
      const route = routeOptions.url ?? "unknown";
      this.#calls.inc({ method, route, status: reply.statusCode });
      this.#seconds.observe({ method, route }, reply.elapsedTime / 1000);
      if (route === loginRoute && reply.statusCode >= 400)
        this.#logins.inc({ problem: String(reply.getHeader("problem-code")) });
      done();
    });
  }

  /**
   * Serves the figures in Prometheus's format at `/metrics` on a port of their own. Their only protection is
   * that no proxy forwards it.
   */
  async listen(host: string, port: number): Promise<{ port: number; close(): Promise<void> }> {
    const server = createServer((request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
      return void this.#registry
        .metrics()
        .then((text) => response.writeHead(200, { "content-type": this.#registry.contentType }).end(text));
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
    const address = server.address();
    return {
      port: typeof address === "object" && address ? address.port : port,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
}
