import { pino, type DestinationStream, type Logger } from "pino";

const ours = new Set(["Error", "TypeError", "ReferenceError", "RangeError"]);

interface LoggedError {
  name: string;
  code?: string;
  message?: string;
  frames: string[];
  cause?: LoggedError;
}

/** Errors of databases and of the system have a code; their messages quote the values that were refused. */
const isPlain = (error: Error & { code?: unknown }) =>
  ours.has(error.constructor.name) && error.cause === undefined && error.code === undefined;

/**
 * What may be written of an error. What a database says quotes the values it refused, so only messages of
 * plain errors are kept, and of all others the name, the code and where they were thrown.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return {
    name: error.constructor.name,
    ...(typeof code === "string" ? { code } : {}),
    ...(isPlain(error) ? { message: error.message } : {}),
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && depth < 4 ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

/** Standard output, many lines at a time and past the event loop; what is left goes out when the process exits. */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });

/** JSON lines without personal data; `reqId` ties the lines of a call together. */
export const createLogger = (level: string, stream: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: {
        err: (error: unknown) => loggedError(error),
        // Fastify would write addresses here.
        req: () => undefined,
        res: () => undefined,
      },
    },
    stream,
  );
