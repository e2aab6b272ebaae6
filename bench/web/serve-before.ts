import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

export interface Front {
  origin: string;
  close: () => void;
}

/**
 * Serves changed pages, by path with query, on an origin of their own, these with their cookies, and hands everything else on
 * to the real server. All of it without the policy, whose hashes the changed ones could not have.
 */
export async function serveBefore(
  origin: string,
  pages: Record<string, string>,
  cookies: string[] = [],
): Promise<Front> {
  const packed = new Map(Object.entries(pages).map(([path, page]) => [path, brotliCompressSync(page)]));
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = "/", headers } = incoming;
    const page = packed.get(url);
    if (page) {
      const type = "text/html; charset=utf-8";
      outgoing
        .writeHead(200, { "content-type": type, "content-encoding": "br", "set-cookie": cookies })
        .end(page);
      return;
    }
    const onward = request(origin + url, { method, headers }, (answered) => {
      const { "content-security-policy": _policy, ...kept } = answered.headers;
      outgoing.writeHead(answered.statusCode ?? 500, kept);
      answered.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
