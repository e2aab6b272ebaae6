import { createServer } from "node:http";
import { openPostgres } from "#server/db/client.ts";
import { prepareSession } from "#server/session/sql.ts";
import { tokenHash } from "#server/session/tokens.ts";

/** An answer of the raw server: our server's headers and body for a URL. The measuring process sends it. */
export interface RawAnswer {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** The least a server must do: node:http, the statement that reads the session, and a fixed answer. */
function serve(databaseUrl: string, answers: RawAnswer[]): void {
  const { db } = openPostgres(databaseUrl, () => undefined);
  const session = prepareSession(db, { ownersNeedSecondFactor: false });
  const known = new Map(
    answers.map(({ url, body, headers }) => {
      const { "content-type": _, ...unchanged } = headers;
      return [url, { body: Buffer.from(body), headers, unchanged }];
    }),
  );
  const server = createServer(async (request, response) => {
    const answer = known.get(request.url ?? "");
    const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
    const [caller] = await session.execute({ tokenHash: tokenHash(token) });
    if (!answer || !caller) return response.writeHead(caller ? 404 : 401).end();
    if (request.headers["if-none-match"] === answer.headers["etag"])
      return response.writeHead(304, answer.unchanged).end();
    return response
      .writeHead(200, { ...answer.headers, "content-length": answer.body.length })
      .end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}

process.once("message", (message: { databaseUrl: string; answers: RawAnswer[] }) =>
  serve(message.databaseUrl, message.answers),
);
