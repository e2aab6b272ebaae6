import { readLinkToken } from "#contract/constants/link-token.ts";

/** The token of the page's address, `/room/{token}`; empty where it has none, which is the address of no room. */
export const tokenOfPage = (): string => readLinkToken(/^\/room\/(.*)/.exec(location.pathname)?.[1] ?? "");

/**
 * Where the room's calls are, and its sounds. Only cookies tell who the guest is; `mark` says whom the page means, which the
 * server compares.
 */
export const callAddress = (token: string, path = "", mark?: string): string =>
  `/api/v1/guest/${token}${path}${mark === undefined ? "" : `?mark=${encodeURIComponent(mark)}`}`;

/** What the guest's device keeps of a room is kept by this name: the rest of the token is stored nowhere. */
export const storageName = (token: string): string => `room:${token.slice(0, 8)}`;
