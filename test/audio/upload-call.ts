import { randomBytes } from "node:crypto";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** The body and its header as a browser sends a file from a form. */
export function formOf(bytes: Buffer, fileName = "sample.mp3", type = "audio/mpeg") {
  const boundary = `----form${randomBytes(12).toString("hex")}`;
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}

/** Uploads a file as `person`. */
export function upload({ inject }: TestServer, person: Person, bytes: Buffer, fileName?: string) {
  const { payload, headers } = formOf(bytes, fileName);
  return inject({
    method: "POST",
    url: "/api/v1/audio",
    headers: { ...person.headers, "accept-language": "en", ...headers },
    payload,
  });
}
