import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it stood in DATA, line ends and all. */
  raw: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** Refuse, or never answer, instead of taking mails. */
  mode: "take" | "refuse" | "hang";
  /** A mail came while it never answers. */
  waiting: boolean;
  /** An address that there is no mailbox for. */
  unknownReader?: string | undefined;
  /** Waited for before a mail is taken. */
  beforeTaken?: (() => Promise<void>) | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of loopback that keeps what it is sent; with TLS by a certificate of nobody's. */
export async function startSmtp(port = 0, { startTls = false } = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // It would warn of its certificate, whose key everybody knows.
    logger: false,
    disabledCommands: startTls ? [] : ["STARTTLS"],
    hideSize: true,
    onMailFrom(_address, _session, callback) {
      if (smtp.mode === "refuse") callback(new Error("451 try again later"));
      else if (smtp.mode === "take") callback();
      else smtp.waiting = true;
    },
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address === smtp.unknownReader;
      callback(isUnknown ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      const take = async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(parts).toString("utf8") });
        await smtp.beforeTaken?.();
        callback();
      };
      stream.once("end", () => void take());
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: own } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${own}`,
    received,
    mode: "take",
    waiting: false,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}

/** A mail's headers, each name with all its values, and its decoded text. */
export function readMail(raw: string): { headers: Map<string, string[]>; text: string } {
  const split = raw.indexOf("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, split)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(":") + 1).trim()]);
  }
  const body = raw.slice(split + 4);
  const encoding = headers.get("content-transfer-encoding")?.[0];
  return {
    headers,
    text: (encoding === "base64" ? fromBase64 : fromQuotedPrintable)(body).replaceAll("\r\n", "\n"),
  };
}

const fromBase64 = (body: string) => Buffer.from(body, "base64").toString("utf8");

const fromQuotedPrintable = (body: string) => {
  const plain = body.replaceAll("=\r\n", "");
  const bytes = plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
};
