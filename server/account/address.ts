import { domainToASCII } from "node:url";
import { limits } from "#contract/constants/limits.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import { foldAddress } from "#server/session/login/address.ts";

// Stricter than the standard: no quotes, comments or line breaks, which a mail library could read as another address.
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const hostLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const mostLocal = 64;

/** An e-mail address in the one form in which it is stored and compared; undefined for what is none. */
export function readAddress(text: string): string | undefined {
  const folded = foldAddress(text);
  const at = folded.lastIndexOf("@");
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)];
  if (at < 1 || name.length > mostLocal || !local.test(name) || !hostLetters.test(domain)) return undefined;
  // Only a host may have letters beyond ASCII, which mail servers know in another form.
  const ascii = domainToASCII(domain);
  const address = `${name}@${ascii}`;
  return host.test(ascii) && address.length <= limits.email ? address : undefined;
}

/** The address as mails are sent to it, or 422. */
export function cleanAddress(text: string, field: string): string {
  const address = readAddress(text);
  if (address === undefined) throw problemAt(422, "invalid-email", field);
  return address;
}
