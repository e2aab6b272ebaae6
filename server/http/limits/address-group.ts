import { isIP } from "node:net";

/** The eight groups of an IPv6 address, `::` filled. */
function groups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(":") : [];
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
}

/** Without the port that some proxies write behind an address, as `192.0.2.7:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (given: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;

/**
 * What a limit counts as one caller: an IPv4 address, or the /64 network of an IPv6 one. All that is no address counts
 * as one.
 */
export function addressGroup(given: string): string {
  const address = withoutPort(given.trim());
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : "unknown";
  const network = groups(address.split("%")[0] ?? "").slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
