import { Client } from "#contract/clients/clients.ts";

/** The client in a profile, which holds more: just the fields that the contract gives a client. */
export function clientIn(profile: Client): Client {
  const fields = Object.keys(Client.properties) as (keyof Client)[];
  return Object.fromEntries(fields.map((field) => [field, profile[field]])) as unknown as Client;
}
