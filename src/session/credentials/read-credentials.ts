import type { ClientCredentials } from "#contract/clients/clients.ts";
import { readRecord, readText } from "#src/lib/http/parse.ts";

export function readCredentials(value: unknown): ClientCredentials {
  const { username, password } = readRecord(value, "credentials");
  return {
    username: readText(username, "credentials.username"),
    password: readText(password, "credentials.password"),
  };
}
